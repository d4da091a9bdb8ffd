import type { AppointmentStatus } from './appointments';
import { BRAND, MINUTE_MS } from './common/constants';
import { NAME_PARTICLES } from './common/text';

/** An entry of a calendar file. Times are instants, so that every calendar shows the right local time. */
export interface CalendarEntry {
  /** Globally unique, and the same each time the entry is written. */
  uid: string;
  start: Date;
  /** Minutes. */
  duration: number;
  title: string;
  description?: string | null;
  location?: string | null;
  status: AppointmentStatus;
  changedAt: Date;
}

/** A calendar file that a mail carries to one person (RFC 5546): it sets an entry, or takes it back. */
export interface CalendarInvitation {
  method: 'REQUEST' | 'CANCEL';
  organizer: { name: string; email: string };
  /** E-mail of the person. No answer is asked of them. */
  attendee: string;
}

const STATUS: Record<AppointmentStatus, string> = {
  SCHEDULED: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
  NO_SHOW: 'CANCELLED',
};

const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** Escapes backslash, semicolon, comma and line break (RFC 5545 §3.3.11). */
export const escapeIcsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const byteLength = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Splits a line into pieces of at most 75 bytes, never inside a character (RFC 5545 §3.1). */
export function foldIcsLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = byteLength(character);
    if (length + bytes > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Before any change of an appointment. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);

/** Number of the revision, which only grows: seconds at its last change. Calendars take the entry with the highest. */
const sequenceOf = ({ changedAt }: CalendarEntry): number =>
  Math.max(0, Math.floor((changedAt.getTime() - SEQUENCE_START) / 1000));

const addressOf = (email: string): string => `mailto:${email.replace(/\s/g, '')}`;

/** Organizer and attendee, which an invitation must name. A quotation mark would end a name (RFC 5545 §3.2). */
const peopleLines = ({ organizer, attendee }: CalendarInvitation): string[] => [
  `ORGANIZER;CN="${organizer.name.replace(/["\r\n]/g, '')}":${addressOf(organizer.email)}`,
  `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:${addressOf(attendee)}`,
];

function entryLines(entry: CalendarEntry, invitation?: CalendarInvitation): string[] {
  const end = new Date(entry.start.getTime() + entry.duration * MINUTE_MS);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeIcsText(entry.uid)}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `SEQUENCE:${sequenceOf(entry)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeIcsText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeIcsText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeIcsText(entry.location)}`] : []),
    ...(invitation ? peopleLines(invitation) : []),
    `STATUS:${STATUS[entry.status]}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** The least that a calendar without entries holds: it needs one component (RFC 5545 §3.6). */
const NO_ENTRIES = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar file (RFC 5545) with the entries. `name` is shown to subscribers. An invitation holds one entry. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  name: string,
  invitation?: CalendarInvitation,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Agenda//ES`,
    'CALSCALE:GREGORIAN',
    `METHOD:${invitation?.method ?? 'PUBLISH'}`,
    `X-WR-CALNAME:${escapeIcsText(name)}`,
    ...(entries.length > 0 ? entries.flatMap((entry) => entryLines(entry, invitation)) : NO_ENTRIES),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldIcsLine).join('\r\n')}\r\n`;
}

/**
 * Initials of a name, e.g. 'M. O.', the only part of a patient's name in a private calendar feed. Also of a name without capital
 * letters, or of a script that has none.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const named = words.filter((word) => !NAME_PARTICLES.has(word));
  return (named.length > 0 ? named : words)
    .slice(0, 2)
    .map((word) => `${[...word][0]?.toLocaleUpperCase('es')}.`)
    .join(' ');
}
