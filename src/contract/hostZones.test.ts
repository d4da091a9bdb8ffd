import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Converts wall clocks to instants and back, around both clock changes of the year. */
const SCRIPT = `
  const { intervalOf, isPast } = require('./src/contract/appointmentTime.ts');
  const { nextFreeSlots } = require('./src/contract/freeSlots.ts');
  const { planSeries, seriesDates } = require('./src/contract/appointmentSeries.ts');
  const { openStretches, workingIntervals } = require('./src/contract/timetable.ts');
  const { outsideReason } = require('./src/contract/timetable.ts');
  const night = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    [['00:30', '02:15'], ['02:45', '04:00'], ['09:00', '14:00']].map(([from, to]) => ({ weekday, from, to })));
  const timetable = { hours: {}, holidays: [{ day: '2027-11-01', name: 'Fiesta' }], therapist: {
    weeks: [{ from: '2027-03-28', until: null, stretches: night }],
    absences: [{ from: '2027-10-31', to: '2027-10-31', start: '02:50', end: '03:30' }],
    extras: [{ day: '2027-03-28', from: '01:30', to: '03:10' }, { day: '2027-11-01', from: '10:00', to: '12:00' }] } };
  const now = new Date('2027-03-01T07:00:00Z');
  const zone = 'Europe/Madrid';
  const out = [];
  for (const date of ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'])
    for (const time of ['00:30', '01:59', '02:00', '02:30', '03:00', '09:00', '23:45']) {
      const wanted = { date, time, duration: 60 };
      out.push(intervalOf(wanted, zone), isPast(wanted, new Date(date + 'T01:00:00Z'), zone), nextFreeSlots({ wanted, busy: [], now, zone }));
    }
  for (const date of ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'])
    out.push(openStretches(date, timetable), workingIntervals(date, timetable, zone),
      ['01:00', '02:00', '02:30', '03:00', '13:30'].map((time) => outsideReason({ date, time, duration: 30 }, timetable, zone)),
      nextFreeSlots({ wanted: { date, time: '00:00', duration: 30 }, busy: [], now, zone, timetable }));
  const occurrences = ['2027-03-22', '2027-10-25'].flatMap((date) =>
    seriesDates(date, { count: 10, weekdays: [1, 4, 7], interval: 1 }).map((day) => ({ date: day, time: '02:30' })));
  out.push(planSeries({ occurrences, duration: 60, busy: [], now, zone, timetable }), occurrences.map((one) => intervalOf({ ...one, duration: 60 }, zone).start));
  process.stdout.write(JSON.stringify(out));
`;

const runIn = (zone: string) =>
  execFileSync(process.execPath, ['-r', 'esbuild-register', '-e', SCRIPT], {
    cwd: ROOT,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });

it('gives the same results whatever the host’s zone', () => {
  const madrid = runIn('Europe/Madrid');
  expect(JSON.parse(madrid)).toHaveLength(6 * 7 * 3 + 6 * 4 + 2);
  // Compared first, because the difference of two such texts says nothing to a reader.
  expect(runIn('UTC') === madrid).toBe(true);
  expect(runIn('America/New_York') === madrid).toBe(true);
});
