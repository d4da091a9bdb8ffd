import { APPOINTMENT_IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import { guessAppointmentMapping } from '@/contract/appointmentImports';
import { appointmentRow } from '@/contract/appointmentImportRows';
import { readTable } from './readTable';

const OPTIONS = { zone: 'Europe/Madrid', now: Date.parse('2026-11-25T08:30:00Z') };
const calendarOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Otro//Agenda//ES', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
let uids = 0;
const eventOf = (...lines: string[]) => {
  const uid = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:${(uids += 1)}`];
  return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
};
const read = (text: string, options: typeof OPTIONS | undefined = OPTIONS) =>
  readTable(new TextEncoder().encode(text), options);
const startsOf = async (...events: string[]) =>
  (await read(calendarOf(...events))).rows.map(([start]) => start);
const refusal = async (text: string, options?: typeof OPTIONS) => {
  try {
    await readTable(new TextEncoder().encode(text), options);
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
  return 'read';
};

test('events become rows of which every column is known', async () => {
  const table = await read(
    calendarOf(
      eventOf(
        'DTSTART:20261201T090000Z',
        'DTEND:20261201T094500Z',
        'SUMMARY:Eva Ruiz Sanz\\, 612 345 678',
        'DESCRIPTION:DNI 12345678Z\\nHombro',
        'LOCATION:Sala 1',
        'ORGANIZER:mailto:ana@consulta.es',
        'ATTENDEE;CN=Ana:mailto:ana@consulta.es',
        'ATTENDEE;CN=Eva:MAILTO:eva@correo.es',
      ),
    ),
  );
  const mapping = guessAppointmentMapping(table.headings);
  expect(mapping).toEqual(['date', 'duration', 'name', 'documentNumber', 'phone', 'email', 'room', 'notes']);
  const [row = []] = table.rows;
  expect(appointmentRow(row, { mapping, today: '2026-11-25', zone: 'Europe/Madrid' })).toEqual({
    body: {
      date: '2026-12-01',
      time: '10:00',
      duration: 45,
      type: 'TREATMENT',
      name: 'Eva Ruiz Sanz',
      documentNumber: '12345678Z',
      phone: '612 345 678',
      email: 'eva@correo.es',
      room: 'Sala 1',
      notes: 'DNI 12345678Z\nHombro',
    },
    errors: {},
  });
});

test('times are those of the practice, whatever zone they are in', async () => {
  const own = [
    'BEGIN:VTIMEZONE',
    'TZID:Hora propia',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
  expect(
    await startsOf(
      own,
      eventOf('DTSTART:20261201T090000Z', 'DURATION:PT1H'),
      eventOf('DTSTART;TZID=Europe/London:20261202T090000', 'DURATION:PT1H'),
      eventOf('DTSTART;TZID=/otro.org/Europe/London:20261203T090000', 'DURATION:PT1H'),
      eventOf('DTSTART:20261204T090000', 'DURATION:PT1H'),
      eventOf('DTSTART;TZID=Hora propia:20261205T090000', 'DURATION:PT1H'),
      eventOf('DTSTART;TZID=Nadie la conoce:20261206T090000', 'DURATION:PT1H'),
    ),
  ).toEqual([
    '2026-12-01 10:00',
    '2026-12-02 10:00',
    '2026-12-03 10:00',
    '2026-12-04 09:00',
    '2026-12-05 13:00',
    '2026-12-06 09:00',
  ]);
});

test('a repetition ends with its last appointment, also in a file that does not describe its time zone', async () => {
  const weekly = (until: string) => `RRULE:FREQ=WEEKLY;UNTIL=${until}`;
  expect(
    await startsOf(
      eventOf('DTSTART;TZID=Europe/Madrid:20261201T090000', 'DURATION:PT1H', weekly('20261208T080000Z')),
      eventOf('DTSTART;TZID=Europe/Madrid:20261202T090000', 'DURATION:PT1H', weekly('20261209T075900Z')),
      eventOf('DTSTART:20261203T233000', 'DURATION:PT1H', weekly('20261210T225959Z')),
      eventOf('DTSTART:20261204T080000Z', 'DURATION:PT1H', weekly('20261211T080000Z')),
    ),
  ).toEqual([
    '2026-12-01 09:00',
    '2026-12-02 09:00',
    '2026-12-03 23:30',
    '2026-12-04 09:00',
    '2026-12-08 09:00',
    '2026-12-10 23:30',
    '2026-12-11 09:00',
  ]);
});

test('repetitions are followed for a year, over summer time, with what was moved and left out', async () => {
  const starts = await startsOf(
    eventOf(
      'UID:serie',
      'DTSTART;TZID=Europe/Madrid:20250101T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=WE',
      'EXDATE;TZID=Europe/Madrid:20261209T090000',
    ),
    eventOf(
      'UID:serie',
      'RECURRENCE-ID;TZID=Europe/Madrid:20261216T090000',
      'DTSTART;TZID=Europe/Madrid:20261217T170000',
      'DURATION:PT1H',
    ),
    eventOf(
      'UID:serie',
      'RECURRENCE-ID;TZID=Europe/Madrid:20261223T090000',
      'DTSTART;TZID=Europe/Madrid:20261223T090000',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    ),
  );
  expect(starts.slice(0, 4)).toEqual([
    '2026-12-02 09:00',
    '2026-12-17 17:00',
    '2026-12-30 09:00',
    '2027-01-06 09:00',
  ]);
  expect(starts).toContain('2027-04-07 09:00');
  expect(starts.at(-1)).toBe('2027-11-24 09:00');
});

test('the move of one appointment is taken where the file does not hold its repetition', async () => {
  const move = eventOf(
    'UID:serie',
    'RECURRENCE-ID;TZID=Europe/Madrid:20261216T090000',
    'DTSTART;TZID=Europe/Madrid:20261217T170000',
    'DURATION:PT1H',
  );
  expect(await startsOf(move)).toEqual(['2026-12-17 17:00']);
});

test('what is over, cancelled or lasts whole days is left out', async () => {
  expect(
    await startsOf(
      eventOf('DTSTART:20261124T090000Z', 'DURATION:PT1H'),
      eventOf('DTSTART:20261201T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
      eventOf('DTSTART;VALUE=DATE:20261224'),
      eventOf('DTSTART:20261202T090000Z', 'DURATION:PT1H'),
    ),
  ).toEqual(['2026-12-02 10:00']);
  expect(await refusal(calendarOf(eventOf('DTSTART;VALUE=DATE:20261224')), OPTIONS)).toBe('noEvents');
});

test('several calendars in one file are one list, and a byte order mark hides nothing', async () => {
  const one = (day: string) => calendarOf(eventOf(`DTSTART:202612${day}T090000Z`, 'DURATION:PT1H'));
  const table = await read(`\uFEFF${one('02')}${one('01')}`);
  expect(table.rows.map(([start]) => start)).toEqual(['2026-12-01 10:00', '2026-12-02 10:00']);
});

test('a list of patients is not made of a calendar', async () => {
  expect(await refusal(calendarOf(eventOf('DTSTART:20261202T090000Z')))).toBe('calendar');
});

test.each([
  ['half a file', calendarOf(eventOf('DTSTART:20261202T090000Z')).slice(0, -30), 'brokenCalendar'],
  ['no event', calendarOf(), 'noEvents'],
  [
    'a rule that is none',
    calendarOf(eventOf('DTSTART:20261202T090000Z', 'RRULE:FREQ=NUNCA')),
    'brokenCalendar',
  ],
  [
    'a repetition by the second',
    calendarOf(eventOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')),
    'tooManyEvents',
  ],
  [
    'more appointments than a practice gives',
    calendarOf(eventOf('DTSTART:20261202T090000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY')),
    'tooManyEvents',
  ],
  [
    'more events than are read',
    calendarOf(...Array.from({ length: LIMITS.events + 1 }, () => 'BEGIN:VEVENT\r\nEND:VEVENT')),
    'tooManyEvents',
  ],
  ['more bytes than are read', calendarOf(`X-A:${'a'.repeat(LIMITS.calendarBytes)}`), 'tooBig'],
  ['a thousand levels', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(1000)}`, 'brokenCalendar'],
])('%s is refused', async (_what, text, reason) => {
  expect(await refusal(text, OPTIONS)).toMatch(reason);
});
