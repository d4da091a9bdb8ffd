import { NOTIFICATION_MESSAGES } from '@/contract/notifications/messages';
import { formatDate } from '@/shared/lib/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** 'Ahora' under a minute, 'Hace N min' under an hour, 'Hace Nh' under a day, else the date (spec §2 Notification panel). */
export function relativeTime(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return '—';
  if (age < MINUTE) return NOTIFICATION_MESSAGES.now;
  if (age < HOUR) return NOTIFICATION_MESSAGES.minutesAgo(Math.floor(age / MINUTE));
  if (age < 24 * HOUR) return NOTIFICATION_MESSAGES.hoursAgo(Math.floor(age / HOUR));
  return formatDate(instant);
}
