import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** Converts wall clocks to instants and back, around both clock changes of the year. */
const SCRIPT = `
  const { intervalOf, isPast } = require('./src/contract/appointments/time.ts');
  const { nextFreeSlots } = require('./src/contract/appointments/freeSlots.ts');
  const { planSeries, seriesDates } = require('./src/contract/appointments/series.ts');
  const now = new Date('2027-03-01T07:00:00Z');
  const out = [];
  for (const date of ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'])
    for (const time of ['00:30', '01:59', '02:00', '02:30', '03:00', '09:00', '23:45']) {
      const wanted = { date, time, duration: 60 };
      out.push(intervalOf(wanted), isPast(wanted, new Date(date + 'T01:00:00Z')), nextFreeSlots({ wanted, busy: [], now }));
    }
  const occurrences = ['2027-03-22', '2027-10-25'].flatMap((date) =>
    seriesDates(date, { count: 10, weekdays: [1, 4, 7], interval: 1 }).map((day) => ({ date: day, time: '02:30' })));
  out.push(planSeries({ occurrences, duration: 60, busy: [], now }), occurrences.map((one) => intervalOf({ ...one, duration: 60 }).start));
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
  expect(JSON.parse(madrid)).toHaveLength(6 * 7 * 3 + 2);
  expect(runIn('UTC')).toBe(madrid);
  expect(runIn('America/New_York')).toBe(madrid);
});
