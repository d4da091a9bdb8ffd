import * as yup from 'yup';
import type { Appointment } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_LIMITS,
  APPOINTMENT_MESSAGES as MESSAGES,
  type AppointmentType,
  SERIES_LIMITS,
} from '@/contract/appointments';
import { appointmentBodySchema, repetitionSchema } from '@/contract/appointmentSchemas';
import { earliestStart, isPast, pastField } from '@/contract/appointmentTime';
import { dateFault, timeFault } from '@/contract/common/formats';
import { practiceWallClock, practiceZone } from '@/shared/lib/dates';
import type { AppointmentInput } from './api';

/** Values of the form: the documented body and the fields of 'Repetir'. */
export interface AppointmentFormValues {
  patientId: string;
  /** Episode it belongs to; empty for the one that the server chooses. */
  episodeId: string;
  date: string;
  time: string;
  duration: number | null;
  type: AppointmentType | '';
  notes: string;
  /** Empty for none. */
  serviceId: string;
  roomId: string;
  /** Who gives a new appointment; empty for the patient's therapist. Another name than in the dialog of a new patient. */
  giverId: string;
  repeat: boolean;
  repetition: { count: number | null; interval: number | null; weekdays: number[] };
}

/** Prefilled values of a new appointment: from a free slot, a patient, or the previous appointment. */
export type AppointmentPrefill = Partial<
  Pick<
    AppointmentFormValues,
    'patientId' | 'episodeId' | 'date' | 'time' | 'duration' | 'type' | 'serviceId' | 'roomId' | 'giverId'
  >
>;

/**
 * First day allowed for a new appointment. Just after midnight this is yesterday, for a walk-in that began
 * before midnight. The day of a past appointment stays allowed for it.
 */
export function earliestDay(now: Date, current?: string): string {
  const today = practiceWallClock(earliestStart(now).toISOString()).date;
  return current && current < today ? current : today;
}

/** Name of what was typed and not saved. Another slot or patient to begin with has a draft of its own. */
export const draftName = (appointment: Appointment | undefined, prefill: AppointmentPrefill = {}): string =>
  `appointment:${appointment?.id ?? JSON.stringify(prefill)}`;

/** The form's values for an appointment to edit, or for a new one. */
export function initialValues(
  appointment: Appointment | undefined,
  prefill: AppointmentPrefill = {},
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
        ...prefill,
      };
  return {
    ...base,
    episodeId: (appointment ? appointment.episodeId : prefill.episodeId) ?? '',
    serviceId: appointment ? (appointment.service?.id ?? '') : (prefill.serviceId ?? ''),
    giverId: prefill.giverId ?? '',
    roomId: appointment ? (appointment.room?.id ?? '') : (prefill.roomId ?? ''),
    repeat: false,
    repetition: {
      count: SERIES_LIMITS.countDefault,
      interval: SERIES_LIMITS.intervalMin,
      // «Repetir» takes the day that stands in the form by then.
      weekdays: [],
    },
  };
}

/**
 * Schema of the form: the contract's, plus a check that the start is not past. An appointment that is already
 * in the past may keep its start. `pastText` may also say that the device's clock is off.
 */
export function formSchema(
  now: () => Date,
  appointment?: Appointment,
  pastText: string = MESSAGES.inThePast,
) {
  const before = appointment && practiceWallClock(appointment.date);
  return appointmentBodySchema
    .shape({
      repetition: yup.object().when('repeat', {
        is: true,
        then: () => repetitionSchema,
      }),
    })
    .test('past', MESSAGES.inThePast, ({ date, time }, context) => {
      if (!date || !time || dateFault(date) || timeFault(time)) return true;
      if (before?.date === date && before.time === time) return true;
      if (!isPast({ date, time }, now(), practiceZone())) return true;
      return context.createError({
        path: pastField({ date }, now(), practiceZone()),
        message: pastText,
      });
    });
}

/** A key of its own for a choice that differs from what is stored, so that no other backend sees one. */
const chosen = <Key extends string>(key: Key, value: string, stored = '') =>
  value === stored ? {} : ({ [key]: value || null } as Record<Key, string | null>);

/** Converts validated values to the documented body, with service, room and therapist only if they were chosen. */
export const toInput = (
  {
    patientId,
    date,
    time,
    duration,
    type,
    notes,
    episodeId,
    serviceId,
    roomId,
    giverId,
  }: AppointmentFormValues,
  appointment?: Appointment,
): AppointmentInput => ({
  patientId,
  date,
  time,
  duration: duration ?? APPOINTMENT_LIMITS.durationDefault,
  type: type || 'CONSULTATION',
  notes: notes.trim(),
  ...(episodeId && { episodeId }),
  ...chosen('serviceId', serviceId, appointment?.service?.id),
  ...chosen('roomId', roomId, appointment?.room?.id),
  ...(!appointment && giverId && { therapistId: giverId }),
});
