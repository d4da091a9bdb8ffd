import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { NOTIFICATION_MESSAGES } from '@/contract/notifications';
import { formatDate } from '@/shared/lib/dates';

/** 'Ahora' under a minute, 'Hace N min' under an hour, 'Hace Nh' under a day, else the date. */
export function relativeTime(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return '—';
  if (age < MINUTE_MS) return NOTIFICATION_MESSAGES.now;
  if (age < HOUR_MS) return NOTIFICATION_MESSAGES.minutesAgo(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return NOTIFICATION_MESSAGES.hoursAgo(Math.floor(age / HOUR_MS));
  return formatDate(instant);
}
