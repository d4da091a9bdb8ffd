import * as yup from 'yup';
import type { Appointment } from '@/contract/appointments/entities';
import type { AppointmentType } from '@/contract/appointments/enums';
import { APPOINTMENT_LIMITS, SERIES_LIMITS } from '@/contract/appointments/limits';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { appointmentBodySchema, repetitionSchema } from '@/contract/appointments/schemas';
import { earliestStart, isPast, pastField } from '@/contract/appointments/time';
import { isoWeekday } from '@/contract/common/practiceTime';
import { practiceWallClock } from '@/shared/lib/dates';
import type { AppointmentInput } from './api';

/** Values of the form: the documented body, and 'Repetir'. */
export interface AppointmentFormValues {
  patientId: string;
  date: string;
  time: string;
  duration: number | null;
  type: AppointmentType | '';
  notes: string;
  repeat: boolean;
  repetition: { count: number | null; interval: number | null; weekdays: number[] };
}

/** Prefilled values of a new appointment: from a free slot, a patient, or the previous appointment. */
export type AppointmentDraft = Partial<
  Pick<AppointmentFormValues, 'patientId' | 'date' | 'time' | 'duration' | 'type'>
>;

/** First day on which an appointment may still begin; just after midnight a walk-in's is yesterday. */
export const earliestDay = (): string => practiceWallClock(earliestStart(new Date()).toISOString()).date;

/** The form's values for an appointment to edit, or for a new one. */
export function initialValues(
  appointment: Appointment | undefined,
  draft: AppointmentDraft = {},
): AppointmentFormValues {
  const base = appointment
    ? {
        patientId: appointment.patientId,
        ...practiceWallClock(appointment.date),
        duration: appointment.duration,
        type: appointment.type,
        notes: appointment.notes ?? '',
      }
    : {
        patientId: '',
        date: '',
        time: '',
        duration: APPOINTMENT_LIMITS.durationDefault,
        type: 'CONSULTATION' as const,
        notes: '',
        ...draft,
      };
  return {
    ...base,
    repeat: false,
    repetition: {
      count: SERIES_LIMITS.countDefault,
      interval: SERIES_LIMITS.intervalMin,
      weekdays: base.date ? [isoWeekday(base.date)] : [],
    },
  };
}

/**
 * Schema of the form: the contract's, and the past by a clock. An appointment that already lies in the past
 * may stay there: only another start must lie ahead.
 */
export function formSchema(now: () => Date, appointment?: Appointment) {
  const before = appointment && practiceWallClock(appointment.date);
  return appointmentBodySchema
    .shape({
      repetition: yup.object().when('repeat', {
        is: true,
        then: () => repetitionSchema,
      }),
    })
    .test('past', MESSAGES.inThePast, ({ date, time }, context) => {
      if (!date || !time) return true;
      if (before?.date === date && before.time === time) return true;
      if (!isPast({ date, time }, now())) return true;
      return context.createError({ path: pastField({ date }, now()), message: MESSAGES.inThePast });
    });
}

/** The documented body; call it with values that the schema accepted. */
export const toInput = ({
  patientId,
  date,
  time,
  duration,
  type,
  notes,
}: AppointmentFormValues): AppointmentInput => ({
  patientId,
  date,
  time,
  duration: duration ?? APPOINTMENT_LIMITS.durationDefault,
  type: type || 'CONSULTATION',
  notes: notes.trim(),
});
