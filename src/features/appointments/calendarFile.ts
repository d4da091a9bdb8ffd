import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import { calendarFile } from '@/contract/ics';
import { CALENDAR_ID_DOMAIN } from '@/contract/common/constants';
import { practiceWallClock } from '@/shared/lib/dates';
import { downloadFile } from '@/shared/lib/browser';

/**
 * Who downloads the file. The patient's file names the therapist, the staff's file names the patient. Notes
 * are never included.
 */
type Reader = 'patient' | 'staff';

function titleOf(appointment: Appointment, reader: Reader): string {
  if (reader === 'staff') return `${APPOINTMENT_TYPE_LABELS[appointment.type]}: ${appointment.patientName}`;
  return appointment.therapist?.name
    ? `Cita de fisioterapia con ${appointment.therapist.name}`
    : 'Cita de fisioterapia';
}

/**
 * The `.ics` file of an appointment. It is built in the browser, so that it works with every backend. A calendar replaces
 * the entry of the mail by it, so it needs the address too.
 */
function appointmentFile(appointment: Appointment, reader: Reader, location: string | null, now: Date) {
  const text = calendarFile(
    [
      {
        uid: `${appointment.id}@${CALENDAR_ID_DOMAIN}`,
        start: new Date(appointment.date),
        duration: appointment.duration,
        title: titleOf(appointment, reader),
        location,
        status: appointment.status,
        changedAt: now,
      },
    ],
    'Cita',
  );
  return { name: `cita-${practiceWallClock(appointment.date).date}.ics`, text };
}

/** Hands the appointment's file to the browser as a download, with where the practice is, if known. */
export function downloadAppointment(
  appointment: Appointment,
  reader: Reader,
  location: string | null = null,
): void {
  const { name, text } = appointmentFile(appointment, reader, location, new Date());
  downloadFile({ name, content: text, type: 'text/calendar;charset=utf-8' });
}
