import { CHAT_LIMITS, CHAT_MESSAGES } from '@/contract/chat';
import { DAY_MS } from '@/contract/common/constants';
import { addDays } from '@/contract/common/practiceTime';
import { formatDate, formatLongDate, formatTime, practiceWallClock } from '@/shared/lib/dates';

/** Part of a text: as it was written, and where it leads if it is a web address. */
export interface TextPart {
  text: string;
  href?: string;
}

/** A web address as people write it. Whatever does not begin so is never a link, `javascript:` among it. */
const ADDRESS = /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"«»]+/giu;
/** Signs that end a sentence and no address. */
const ENDING = /[.,;:!?'’”…)\]}]+$/u;

/** Without the signs that follow an address; a bracket stays that was opened in it, as in `…/Rodilla_(anatomía)`. */
function withoutEnding(found: string): string {
  const bare = found.replace(ENDING, '');
  const closes = found[bare.length] === ')' && bare.split('(').length > bare.split(')').length;
  return closes ? `${bare})` : bare;
}

function hrefOf(address: string): string | undefined {
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  try {
    const { href, hostname } = new URL(url);
    // A name and an ending, so that 'www.' alone, or 'http://x', stays text.
    return /[^.]\.[^.]/.test(hostname) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A text with its web addresses apart. Joined, its parts are the text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnding(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

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
