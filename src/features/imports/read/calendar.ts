import ICAL from 'ical.js';
import { DAY_MS } from '@/contract/common/constants';
import { wallClockOf, instantOf } from '@/contract/common/practiceTime';
import { APPOINTMENT_IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import { isPersonTaxId } from '@/contract/taxId';
import { textOfFile } from './csv';
import { type FileTable, RefusedFile } from './table';

/** How the times of a calendar are read. */
export interface CalendarOptions {
  /** Time zone of the practice, in which the times are given, and which times without a zone have. */
  zone: string;
  /** Milliseconds since 1970: what has begun by then is left out. */
  now: number;
}

const BEGIN = 'BEGIN:VCALENDAR';
const PHONE = /(?:(?:\+|00)34[ .-]?)?[6-9]\d{2}(?:[ .-]?\d{3}){2}(?!\d)/;
const TAX_ID = /\b[XYZKLM]?\d{7,8}-?[A-Z]\b/i;
const HEADINGS = ['Inicio', 'Duración', 'Asunto', 'NIF', 'Teléfono', 'Correo', 'Lugar', 'Descripción'];

/** Whether a file is a calendar, by its first bytes. */
export const isCalendar = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(0, 64))
    .replace(/^[^A-Za-z]*/, '')
    .toUpperCase()
    .startsWith(BEGIN);

/** The calendars of a file: it may hold several, one after another. */
function calendarsIn(bytes: Uint8Array): ICAL.Component[] {
  if (bytes.length > LIMITS.calendarBytes) throw new RefusedFile('tooBig');
  const text = textOfFile(bytes);
  if ((text.match(/^BEGIN:VEVENT/gim) ?? []).length > LIMITS.events) throw new RefusedFile('tooManyEvents');
  try {
    const read = ICAL.parse(text) as unknown[];
    const several = (Array.isArray(read[0]) ? read : [read]) as unknown as string[];
    return several.map((one) => new ICAL.Component(one));
  } catch {
    throw new RefusedFile('brokenCalendar');
  }
}

const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid'));

/** Whether it is a move of one appointment of a repetition. */
const isException = (component: ICAL.Component) => component.hasProperty('recurrence-id');

/** Moves of single appointments of a repetition, by its id. */
function exceptionsIn(components: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const found = new Map<string, ICAL.Component[]>();
  for (const one of components) {
    if (!isException(one)) continue;
    const uid = uidOf(one);
    found.set(uid, [...(found.get(uid) ?? []), one]);
  }
  return found;
}

interface Occurrence {
  event: ICAL.Event;
  start: Date;
  minutes: number;
}

const isCancelled = ({ component }: ICAL.Event) =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** Counts what all repetitions of a file cost, and ends it where that is too much. */
class Budget {
  private steps = 0;
  private found = 0;

  step(): void {
    if ((this.steps += 1) > LIMITS.steps) throw new RefusedFile('tooManyEvents');
  }

  take(): void {
    if ((this.found += 1) > LIMITS.occurrences) throw new RefusedFile('tooManyEvents');
  }
}

/** When an event takes place between two instants: once, or as often as it repeats. All-day events are none. */
function* occurrencesOf(
  event: ICAL.Event,
  { zone, now, until }: CalendarOptions & { until: number },
  budget: Budget,
): Generator<Occurrence> {
  if (!event.startDate || event.startDate.isDate) return;
  const minutesOf = (item: ICAL.Event) => Math.round(item.duration.toSeconds() / 60);
  if (!event.isRecurring()) {
    const start = instantIn(event, event.startDate, zone);
    if (start.getTime() >= now && !isCancelled(event)) yield { event, start, minutes: minutesOf(event) };
    return;
  }
  endByClock(event, zone);
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    budget.step();
    // A single one may be moved by some days, so the end is looked for a while longer.
    if (instantIn(event, next, zone).getTime() > until) return;
    const { item, startDate } = event.getOccurrenceDetails(next);
    const start = instantIn(item, startDate, zone);
    const isAhead = start.getTime() >= now && start.getTime() <= until;
    if (isAhead && !isCancelled(item)) yield { event: item, start, minutes: minutesOf(item) };
  }
}

const valueOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').trim();

const mailOf = (text: unknown): string => /^mailto:(.+)$/i.exec(String(text))?.[1]?.trim() ?? '';

/** The only one who is invited, other than who invites. */
function guestOf(component: ICAL.Component): string {
  const host = mailOf(component.getFirstPropertyValue('organizer')).toLowerCase();
  const guests = component
    .getAllProperties('attendee')
    .map((one) => mailOf(one.getFirstValue()))
    .filter((mail) => mail && mail.toLowerCase() !== host);
  return guests.length === 1 ? (guests[0] ?? '') : '';
}

/** The cells of an appointment. A telephone or NIF in the title or the description gets a column of its own. */
function cellsOf({ event: { component }, start, minutes }: Occurrence, zone: string): string[] {
  const { date, time } = wallClockOf(start, zone);
  const [title, description] = [valueOf(component, 'summary'), valueOf(component, 'description')];
  const words = `${title}\n${description}`;
  const [phone = ''] = PHONE.exec(words) ?? [];
  const [document = ''] = TAX_ID.exec(words) ?? [];
  const taxId = isPersonTaxId(document) ? document : '';
  const name = [phone, taxId].reduce((rest, found) => (found ? rest.replace(found, ' ') : rest), title);
  return [
    `${date} ${time}`,
    String(minutes),
    name
      .replace(/[\s·,;:()-]+$/u, '')
      .replace(/\s+/g, ' ')
      .trim(),
    taxId,
    phone,
    guestOf(component),
    valueOf(component, 'location'),
    description,
  ];
}

/**
 * The appointments of a calendar that are still to begin, repetitions for a year, by their start and in the practice's time.
 * @throws RefusedFile
 */
export function tableOfCalendar(bytes: Uint8Array, options: CalendarOptions): FileTable {
  const within = { ...options, until: options.now + LIMITS.daysAhead * DAY_MS };
  const budget = new Budget();
  const found: Occurrence[] = [];
  try {
    for (const calendar of calendarsIn(bytes)) {
      const components = calendar.getAllSubcomponents('vevent');
      const exceptions = exceptionsIn(components);
      const repeated = new Set(components.filter((one) => !isException(one)).map(uidOf));
      for (const component of components) {
        // A part of a calendar may hold the move alone.
        if (isException(component) && repeated.has(uidOf(component))) continue;
        const event = new ICAL.Event(component, {
          exceptions: isException(component) ? [] : (exceptions.get(uidOf(component)) ?? []),
        });
        for (const one of occurrencesOf(event, within, budget)) {
          budget.take();
          found.push(one);
        }
      }
    }
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('brokenCalendar');
  }
  if (found.length === 0) throw new RefusedFile('noEvents');
  found.sort((one, other) => one.start.getTime() - other.start.getTime());
  return {
    headings: HEADINGS,
    lines: found.map((_one, at) => at + 1),
    rows: found.map((one) => cellsOf(one, options.zone)),
  };
}

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

/** The time zone that an event names, if the browser knows it. */
function namedZone(event: ICAL.Event): string | undefined {
  const named = String(event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '');
  // Some programs put their own name before the zone's.
  const name = /[^/]+\/[^/]+$/.exec(named)?.[0] ?? named;
  return isZone(name) ? name : undefined;
}

/**
 * The instant of a time of an event. The browser's own rules for its zone come before those of the file, which are often old;
 * a time without a zone, or with one that nobody knows, is one of the practice.
 */
function instantIn(event: ICAL.Event, time: ICAL.Time, practiceZone: string): Date {
  const { year, month, day, hour, minute } = time;
  if (time.zone?.tzid === 'UTC') return new Date(Date.UTC(year, month - 1, day, hour, minute));
  const zone = namedZone(event);
  if (!zone && time.zone && time.zone.tzid !== 'floating') return new Date(time.toUnixTime() * 1000);
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return instantOf(date, `${two(hour)}:${two(minute)}`, zone ?? practiceZone);
}

/**
 * Ends a repetition by the clock of its zone. Its end is written in UTC, with which the library would compare the hours of a
 * zone that the file does not describe.
 */
function endByClock(event: ICAL.Event, practiceZone: string): void {
  if (event.startDate.zone?.tzid !== 'floating') return;
  for (const rule of event.component.getAllProperties('rrule')) {
    const recur = rule.getFirstValue() as ICAL.Recur;
    if (recur.until?.zone?.tzid !== 'UTC') continue;
    const { date, time } = wallClockOf(recur.until.toJSDate(), namedZone(event) ?? practiceZone);
    recur.until = ICAL.Time.fromDateTimeString(`${date}T${time}:00`);
  }
}
