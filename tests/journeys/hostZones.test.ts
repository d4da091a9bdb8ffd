import { execFileSync } from 'node:child_process';
import { ROOT } from '../../tooling/lib/run';

/**
 * What screens show and the server stores around both clock changes, in processes whose host is in another
 * time zone. `src/contract/appointments/hostZones.test.ts` checks the underlying arithmetic.
 */
const SCRIPT = `
  const { visibleDays, stepDate, viewTitle } = require('@/features/appointments/calendarRange');
  const { periodDays } = require('@/features/appointments/periods');
  const { dayTitle, listTime } = require('@/features/chat/times');
  const { lastSession } = require('@/features/sessions/history');
  const dates = require('@/shared/lib/dates');
  const { calendarFile } = require('@/contract/appointments/ics');
  const { toOffsetIso } = require('@/contract/common/practiceTime');
  const { dueRuns, hasEnded } = require('@/contract/progress/due');
  const { statusAt } = require('@/server/routines/status');
  const zone = 'Europe/Madrid';
  const out = [];
  for (const day of ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01']) {
    for (const range of ['day', 'week', 'month'])
      out.push(visibleDays(range, day), stepDate(range, day, 1), stepDate(range, day, -1), viewTitle(range, day));
    for (const period of ['today', 'week', 'upcoming', 'all']) out.push(periodDays(period, day));
    // Every half hour, over midnight here and there, and the hour that is absent or comes twice.
    for (let half = 0; half < 48; half += 1) {
      const now = new Date(Date.parse(day + 'T00:00:00Z') + half * 1_800_000);
      const earlier = new Date(now.getTime() - 23 * 3_600_000).toISOString();
      const { date, time } = dates.practiceWallClock(now);
      out.push(
        dates.todayOfPractice(now), date, time, dates.formatTime(now), dates.formatLongDate(now), toOffsetIso(now, zone),
        dayTitle(earlier, now.getTime()), listTime(earlier, now.getTime()),
        lastSession([{ date: day, time: '02:30' }, { date: day, time: '12:00' }], { date, time }).time,
        statusAt({ status: 'ACTIVE', createdAt: new Date('2027-03-21T23:30:00Z'), duration: 1 }, { now, timeZone: zone }),
        calendarFile([{ uid: 'x', start: now, duration: 60, title: 'Cita', status: 'SCHEDULED', changedAt: now }], 'Agenda'),
      );
    }
    for (const frequency of ['DAILY', 'EVERY_OTHER_DAY', 'WEEKLY']) {
      const plan = { frequency, startDay: '2027-03-22', weeks: 40, active: true };
      out.push(dueRuns(plan, day, []), hasEnded(plan, day));
    }
  }
  process.stdout.write(JSON.stringify(out));
`;

const runIn = (zone: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', '-e', SCRIPT], {
    cwd: ROOT,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
    maxBuffer: 20_000_000,
  });

it('shows and stores the same whatever the host’s zone, over both changes of the clock', () => {
  const madrid = runIn('Europe/Madrid');
  expect((JSON.parse(madrid) as unknown[]).length).toBe(6 * (12 + 4 + 48 * 11 + 6));
  // Both clock changes: the skipped hour, and the repeated one.
  expect(madrid).not.toContain('2027-03-28T02:30:00');
  expect(madrid).toContain('2027-10-31T02:30:00+02:00');
  expect(madrid).toContain('2027-10-31T02:30:00+01:00');
  for (const zone of ['UTC', 'America/New_York']) expect(runIn(zone) === madrid).toBe(true);
}, 60_000);
