import * as yup from 'yup';
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES } from '@/contract/appointments/enums';
import { toOffsetIso } from '@/contract/common/practiceTime';
import type { AppointmentRow } from './repository';

/** An appointment as it leaves the server (spec §3). `date` is an instant with the practice's offset. */
export const appointmentAnswer = yup.object({
  id: yup.string().required(),
  patientId: yup.string().required(),
  patientName: yup.string().required(),
  patientPhone: yup.string().nullable(),
  patientEmail: yup.string().nullable(),
  date: yup.string().required(),
  duration: yup.number().integer().required(),
  type: yup.string().oneOf(APPOINTMENT_TYPES).required(),
  status: yup.string().oneOf(APPOINTMENT_STATUSES).required(),
  notes: yup.string().nullable(),
  therapist: yup.object({ name: yup.string().required() }),
});

/** GET of the list, of today's and of the patient's own. */
export const appointmentsAnswer = yup.object({ appointments: yup.array(appointmentAnswer).required() });

/** GET, POST, PUT of one and PATCH of its status. */
export const oneAppointmentAnswer = yup.object({ appointment: appointmentAnswer.required() });

const count = () => yup.number().integer().required();

/** GET /api/appointments/stats/overview (spec §3 Appointment stats). */
export const appointmentStatsAnswer = yup.object({
  total: count(),
  today: count(),
  thisWeek: count(),
  completed: count(),
  cancelled: count(),
  pending: count(),
});

const slot = { date: yup.string().required(), duration: yup.number().integer().required() };

/** POST /api/appointments/series/preview; also `details` of the 409 of a series. */
export const seriesPlanAnswer = yup.object({
  occurrences: yup
    .array(
      yup.object({
        date: yup.string().required(),
        time: yup.string().required(),
        conflict: yup
          .object({ id: yup.string().required(), ...slot, patientName: yup.string().required() })
          .nullable(),
        reason: yup.string().nullable(),
        alternatives: yup.array(yup.object(slot)).required(),
      }),
    )
    .required(),
});

/** Which fields of an appointment the reader may see. */
export interface Reader {
  timeZone: string;
  /** Notes are the therapist's, possibly clinical: neither ADMIN nor PATIENT is given them. */
  withNotes: boolean;
}

/** Shape of an answer from a row. */
export const toAppointment = (row: AppointmentRow, { timeZone, withNotes }: Reader) => ({
  id: row.id,
  patientId: row.patientId,
  patientName: row.patientName,
  patientPhone: row.patientPhone,
  patientEmail: row.patientEmail,
  date: toOffsetIso(row.startsAt, timeZone),
  duration: row.duration,
  type: row.type,
  status: row.status,
  notes: withNotes ? row.notes : null,
  therapist: { name: row.therapistName },
});
