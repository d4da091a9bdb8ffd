import type { DateFieldState } from 'react-aria-components/DateField';

type Segment = DateFieldState['segments'][number];
type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';

const DATE = /^(\d{4}|_{4})-(\d{2}|__)-(\d{2}|__)/;
const TIME = /^(\d{2}|__):(\d{2}|__)/;

/** Date or time that segments show, with `_` for parts that are not filled in; '' for none at all. */
export function screenText(segments: readonly Segment[]): string {
  const find = (type: Segment['type']) => segments.find((segment) => segment.type === type);
  const digits = (type: Part, length: number) => {
    const value = find(type)?.value;
    return value == null ? '_'.repeat(length) : String(value).padStart(length, '0');
  };
  // An era is shown only before Christ, where no day of ours lies.
  const year = find('era') ? '0000' : digits('year', 4);
  const text = find('hour')
    ? `${digits('hour', 2)}:${digits('minute', 2)}`
    : `${year}-${digits('month', 2)}-${digits('day', 2)}`;
  return /\d/.test(text) ? text : '';
}

/** One step that brings the segments nearer to showing `text`; undefined once they do. */
export function stepTowards(text: string, state: DateFieldState): (() => void) | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const [, hour, minute] = TIME.exec(text) ?? [];
  const wanted: Record<string, string | undefined> = { year, month, day, hour, minute };
  for (const { type, value, isEditable } of state.segments) {
    if (!isEditable || !(type in wanted)) continue;
    const part = Number.parseInt(wanted[type] ?? '', 10);
    if (Number.isNaN(part)) {
      if (value != null) return () => state.clearSegment(type);
    } else if (value !== part) return () => state.setSegment(type as Part, part);
  }
  return undefined;
}
