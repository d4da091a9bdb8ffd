import type { Appointment } from '@/contract/appointments/entities';
import { weekLater } from '@/contract/appointments/followUp';
import { practiceZone } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import type { AppointmentDraft } from './formValues';

/** Address of the form for a new appointment prefilled with `draft`. */
export function newAppointmentAddress(draft: AppointmentDraft): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(draft)) if (value) params.set(key, String(value));
  return `${ROUTES.newAppointment}?${params.toString()}`;
}

/** Address of the form for a follow-up one week after an appointment. */
export const nextAppointmentAddress = (appointment: Appointment, now: Date): string =>
  newAppointmentAddress(weekLater(appointment, now, practiceZone()));
