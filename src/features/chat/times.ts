import { DAY_MS } from '@/contract/common/constants';
import { CHAT_LIMITS, CHAT_MESSAGES } from '@/contract/chat';
import { addDays } from '@/contract/common/practiceTime';
import { formatDate, formatLongDate, formatTime, practiceWallClock } from '@/shared/lib/dates';

/** Time in a list row: a clock time under 24 h, 'Ayer' under 48 h, else day/month. */
export function listTime(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return '';
  if (age < DAY_MS) return formatTime(instant);
  return age < 2 * DAY_MS ? CHAT_MESSAGES.yesterday : formatDate(instant).slice(0, 5);
}

/**
 * Title of a day in the conversation: 'Hoy', 'Ayer', else the long date. Days are in the practice's time
 * zone, `today` as `YYYY-MM-DD`.
 */
export function dayTitle(instant: string, today: string): string {
  if (Number.isNaN(Date.parse(instant))) return '';
  const day = practiceWallClock(instant).date;
  if (day === today) return CHAT_MESSAGES.today;
  return day === addDays(today, -1) ? CHAT_MESSAGES.yesterday : formatLongDate(instant);
}

/** Preview of a message for a list row, cut at 50 characters without splitting a surrogate pair. */
export function preview(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  if (line.length <= CHAT_LIMITS.previewLength) return line;
  let cut = line.slice(0, CHAT_LIMITS.previewLength);
  if (/[\uD800-\uDBFF]$/.test(cut)) cut = cut.slice(0, -1);
  return `${cut}...`;
}
