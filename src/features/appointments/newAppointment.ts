import type { Appointment } from '@/contract/appointmentAnswers';
import { weekLater } from '@/contract/followUp';
import { practiceZone } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import type { AppointmentPrefill } from './formValues';

/** Address of the form for a new appointment prefilled with `prefill`. */
export function newAppointmentAddress(prefill: AppointmentPrefill): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(prefill)) if (value) params.set(key, String(value));
  return `${ROUTES.newAppointment}?${params.toString()}`;
}

/** In the address of a follow-up: its day may move on by weeks, to one on which appointments are given. */
export const WEEKLY_PARAM = 'weekly';

/** Address of the form for a follow-up one week after an appointment. */
export const nextAppointmentAddress = (appointment: Appointment, now: Date): string =>
  `${newAppointmentAddress(weekLater(appointment, now, practiceZone()))}&${WEEKLY_PARAM}=1`;

/** An appointment that was just created. */
export interface CreatedAppointment {
  id: string;
  /** Its day in the practice's time zone, `YYYY-MM-DD`. */
  date: string;
}

/** Navigation state that makes the agenda show the new appointment; `undefined` without an id. */
export const createdState = (created: CreatedAppointment) =>
  created.id ? { createdAppointment: created } : undefined;

/** Reads the created appointment from the state of a history entry. */
export function createdIn(state: unknown): CreatedAppointment | null {
  const created = (state as { createdAppointment?: Partial<CreatedAppointment> } | null)?.createdAppointment;
  return created?.id && created.date ? { id: created.id, date: created.date } : null;
}
