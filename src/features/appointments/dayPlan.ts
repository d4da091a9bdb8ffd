import type { Appointment } from '@/contract/appointmentAnswers';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { takesPlace } from '@/contract/followUp';
import { intervalAt } from '@/contract/appointmentTime';
import { MINUTE_MS } from '@/contract/common/constants';

/** Mark of an appointment within the day: in progress, next, or neither. */
export type DaySign = { kind: 'now' | 'next'; minutes: number } | null;

/** Returns a function that marks each appointment of a day at `now`, with the minutes to its end or start. */
export function daySigns(rows: readonly Appointment[], now: Date): (row: Appointment) => DaySign {
  const at = now.getTime();
  const minutes = (ms: number) => Math.ceil(ms / MINUTE_MS);
  const open = rows.filter((row) => row.status !== 'COMPLETED' && takesPlace(row));
  const beginOf = ({ date, duration }: Appointment) => intervalAt(date, duration).start;
  const next = Math.min(...open.map(beginOf).filter((start) => start > at));
  return (row) => {
    const { start, end } = intervalAt(row.date, row.duration);
    if (!open.includes(row)) return null;
    if (start <= at && at < end) return { kind: 'now', minutes: minutes(end - at) };
    return start === next ? { kind: 'next', minutes: minutes(start - at) } : null;
  };
}

/** '20 min', '1 h 5 min' or '2 h'. */
function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}

/** 'Ahora, quedan 20 min' or 'Siguiente, en 1 h 5 min'. */
export const signText = ({ kind, minutes }: NonNullable<DaySign>): string =>
  kind === 'now'
    ? `Ahora, ${[1, 60].includes(minutes) ? 'queda' : 'quedan'} ${spanText(minutes)}`
    : `Siguiente, en ${spanText(minutes)}`;

/** Where the desk finds an appointment of the day. */
export const DESK_GROUPS = ['late', 'unconfirmed', 'expected', 'arrived'] as const;
export type DeskGroup = (typeof DESK_GROUPS)[number];

/**
 * Group of one of today's appointments at `now`. Late is who has not arrived when it begins. Without a note, a completed
 * one has been there. Null for one that does not take place.
 */
export function deskGroupOf({ status, arrivedAt, date }: Appointment, now: Date): DeskGroup | null {
  if (status === 'COMPLETED') return 'arrived';
  if (!OPEN_APPOINTMENT_STATUSES.includes(status)) return null;
  if (arrivedAt) return 'arrived';
  if (Date.parse(date) <= now.getTime()) return 'late';
  return status === 'SCHEDULED' ? 'unconfirmed' : 'expected';
}

/** 'Retraso de 12 min' or 'Retraso de 1 h 12 min', and in the first minute 'Empieza ahora'. */
export function lateText({ date }: Pick<Appointment, 'date'>, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(date)) / MINUTE_MS);
  return minutes < 1 ? 'Empieza ahora' : `Retraso de ${spanText(minutes)}`;
}
