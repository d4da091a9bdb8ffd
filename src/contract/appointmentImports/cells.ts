import { APPOINTMENT_LIMITS } from '../appointments/limits';
import { APPOINTMENT_TYPE_LABELS, APPOINTMENT_TYPES, type AppointmentType } from '../appointments/enums';
import { foldText } from '../common/foldText';
import { dayOf } from '../imports/cells';

const DAY_MINUTES = 24 * 60;
const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** A day as `YYYY-MM-DD`, as for patients. A year of two digits lies in this century, because the day lies ahead. */
export function dayAhead(cell: string, today: string): string | undefined {
  const century = today.slice(0, 2);
  return dayOf(cell.trim().replace(/^(\d{1,2}[-/. ]\d{1,2}[-/. ])(\d{2})(?!\d)/, `$1${century}$2`), today);
}

/**
 * A time as `HH:mm`: alone (`9:30`, `9.30`, `9h30`, `9 h`), after a day (`01/12/2026 9:30`), or a spreadsheet's fraction of
 * a day. Undefined if there is none.
 */
export function timeOf(cell: string): string | undefined {
  const text = cell.trim();
  const [, withDay, alone] = /^(?:\d{4,6}[.,](\d+)|0?[.,](\d{3,}))$/.exec(text) ?? [];
  const fraction = withDay ?? alone;
  if (fraction) return clock(Math.round(Number(`0.${fraction}`) * DAY_MINUTES) % DAY_MINUTES);
  const after = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[T ]+(.+)$/.exec(text)?.[1] ?? text;
  const found =
    /^(\d{1,2})(?::|\.|h)(\d{2})(?::\d{2})?(?:\.\d+)?(?:\s*h)?$/i.exec(after) ??
    /^(\d{1,2})\s*h$/i.exec(after);
  if (!found) return undefined;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  return hours < 24 && minutes < 60 ? clock(hours * 60 + minutes) : undefined;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The nearest duration that the agenda knows; undefined below and above what it takes. */
function inSteps(minutes: number): number | undefined {
  const { durationMin, durationMax, durationStep } = APPOINTMENT_LIMITS;
  if (!(minutes > 0) || minutes > durationMax) return undefined;
  return Math.max(durationMin, Math.round(minutes / durationStep) * durationStep);
}

/** Minutes of a duration: `45`, `45 min`, `1 h`, `1:30`. Undefined if it is none. */
export function durationOf(cell: string): number | undefined {
  const text = foldText(cell.trim());
  const minutes = /^(\d{1,3})(?:\s*(?:m|min|mins|minutos|'))?\.?$/.exec(text);
  if (minutes) return inSteps(Number(minutes[1]));
  const hours = /^(\d{1,2})\s*(?:h|horas?)$/.exec(text);
  if (hours) return inSteps(Number(hours[1]) * 60);
  const time = timeOf(text);
  return time === undefined ? undefined : inSteps(minutesOf(time));
}

/** Minutes from one time of a day to another; undefined if it is not later. */
export const durationUntil = (start: string, end: string): number | undefined =>
  inSteps(minutesOf(end) - minutesOf(start));

/** A type by its label; undefined if there is none such. */
export function typeOf(cell: string): AppointmentType | undefined {
  const text = foldText(cell.trim());
  return APPOINTMENT_TYPES.find((type) => foldText(APPOINTMENT_TYPE_LABELS[type]) === text);
}
