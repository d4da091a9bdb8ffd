import { toOffsetIso } from '@/contract/common/practiceTime';
import type { AppointmentRow } from './repository';

/** Which fields of an appointment the reader may see. */
export interface Reader {
  timeZone: string;
  /** Notes are the therapist's, possibly clinical: neither ADMIN nor PATIENT is given them. */
  withNotes: boolean;
}

/** Shape of an appointment from its row. */
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
  therapist: { name: row.therapistName, phone: row.therapistPhone },
});
