import type { Appointment } from './appointmentAnswers';
import { APPOINTMENT_TRANSITIONS, OPEN_APPOINTMENT_STATUSES, type AppointmentStatus } from './appointments';
import { addDays, instantOf, wallClockOf } from './common/practiceTime';

/** Prefilled values of a follow-up appointment. */
export interface FollowingAppointment extends Pick<Appointment, 'patientId' | 'type' | 'duration'> {
  date: string;
  time: string;
  serviceId?: string | undefined;
  roomId?: string | undefined;
  /** Who gives it. */
  giverId?: string | undefined;
  episodeId?: string | undefined;
}

/** Statuses to set one after the other to reach `wanted`; `null` if it cannot be reached. */
export function statusSteps(
  from: AppointmentStatus,
  wanted: AppointmentStatus,
): readonly AppointmentStatus[] | null {
  if (from === wanted) return [];
  for (const next of APPOINTMENT_TRANSITIONS[from]) {
    const rest = statusSteps(next, wanted);
    if (rest) return [next, ...rest];
  }
  return null;
}

/** Whether a session can be written for an appointment: it is completed, or can still be. */
export const takesPlace = ({ status }: Pick<Appointment, 'status'>): boolean =>
  statusSteps(status, 'COMPLETED') !== null;

/** Day of an instant in a zone, `YYYY-MM-DD`. */
const dayIn = (instant: Date, zone: string): string => wallClockOf(instant, zone).date;

/** Whether an arrival can be noted: the appointment is open and of today, and no arrival is noted yet. */
export const awaitsArrival = (
  { status, date, arrivedAt }: Pick<Appointment, 'status' | 'date' | 'arrivedAt'>,
  now: Date,
  zone: string,
): boolean =>
  OPEN_APPOINTMENT_STATUSES.includes(status) &&
  !arrivedAt &&
  dayIn(new Date(date), zone) === dayIn(now, zone);

/** Whether a session must be written: the day has come and the appointment is not completed. */
export function awaitsSession(
  { status, date }: Pick<Appointment, 'status' | 'date'>,
  now: Date,
  zone: string,
): boolean {
  return status !== 'COMPLETED' && takesPlace({ status }) && dayIn(new Date(date), zone) <= dayIn(now, zone);
}

/**
 * The same weekday, time, service, place and episode one week later, or in the first such week after `now`, in the
 * practice's time zone.
 */
export function weekLater(appointment: Appointment, now: Date, zone: string): FollowingAppointment {
  const { patientId, type, duration, service, room, therapist, episodeId } = appointment;
  const { date, time } = wallClockOf(new Date(appointment.date), zone);
  let day = addDays(date, 7);
  while (instantOf(day, time, zone) <= now) day = addDays(day, 7);
  const place = { serviceId: service?.id, roomId: room?.id, giverId: therapist?.id };
  return { patientId, type, duration, date: day, time, ...place, episodeId: episodeId ?? undefined };
}
