import type ICAL from 'ical.js';
import { instantOf } from '@/contract/common/practiceTime';

const known = new Map<string, boolean>();

/** Whether the browser knows a time zone by this name. */
function isZone(name: string): boolean {
  let is = known.get(name);
  if (is === undefined) {
    try {
      is = Boolean(name) && Boolean(new Intl.DateTimeFormat('es', { timeZone: name }));
    } catch {
      is = false;
    }
    known.set(name, is);
  }
  return is;
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The instant of a time of an event. The browser's own rules for its zone come before those of the file, which are often old;
 * a time without a zone, or with one that nobody knows, is one of the practice.
 */
export function instantIn(event: ICAL.Event, time: ICAL.Time, practiceZone: string): Date {
  const { year, month, day, hour, minute } = time;
  if (time.zone?.tzid === 'UTC') return new Date(Date.UTC(year, month - 1, day, hour, minute));
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const named = String(event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '');
  // Some programs put their own name before the zone's.
  const name = /[^/]+\/[^/]+$/.exec(named)?.[0] ?? named;
  if (isZone(name)) return instantOf(date, `${two(hour)}:${two(minute)}`, name);
  if (time.zone && time.zone.tzid !== 'floating') return new Date(time.toUnixTime() * 1000);
  return instantOf(date, `${two(hour)}:${two(minute)}`, practiceZone);
}
