import type { Appointment } from '@/contract/appointments/entities';
import { weekLater } from '@/contract/appointments/followUp';
import { ROUTES } from '@/shared/routes';
import type { AppointmentDraft } from './formValues';

/** The address of the form of a new appointment that begins with `draft`. */
export function newAppointmentAddress(draft: AppointmentDraft): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(draft)) if (value) params.set(key, String(value));
  return `${ROUTES.newAppointment}?${params.toString()}`;
}

/** The address of the form of the appointment that follows another one. */
export const nextAppointmentAddress = (appointment: Appointment, now: Date): string =>
  newAppointmentAddress(weekLater(appointment, now));
