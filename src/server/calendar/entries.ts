import { APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import { type CalendarEntry, initialsOf } from '@/contract/ics';
import { CALENDAR_ID_DOMAIN } from '@/contract/common/constants';
import type { AppointmentRow } from '../appointments/repository';
import type { SignedInUser } from '../core/context';

type Reader = Pick<SignedInUser, 'role'>;

/**
 * Converts an appointment into a calendar entry. `full` is for a user who downloads an appointment they may
 * see. `private` is for the feed, readable by anyone with its address: initials only, no kind of treatment.
 * Neither contains notes.
 */
export function calendarEntry(
  row: AppointmentRow,
  { role }: Reader,
  detail: 'full' | 'private',
): CalendarEntry {
  const forPatient = role === 'PATIENT';
  const withWhom = forPatient ? row.therapistName : row.patientName;
  const title = {
    full: forPatient
      ? `Cita de fisioterapia con ${withWhom}`
      : `${APPOINTMENT_TYPE_LABELS[row.type]}: ${withWhom}`,
    private: forPatient ? 'Cita' : `Cita ${initialsOf(withWhom)}`.trim(),
  }[detail];
  return {
    uid: `${row.id}@${CALENDAR_ID_DOMAIN}`,
    start: row.startsAt,
    duration: row.duration,
    title,
    status: row.status,
    changedAt: row.updatedAt,
  };
}
