import { execFileSync } from 'node:child_process';
import { ROOT } from '../../tooling/lib/run';

/**
 * What screens show and the server stores around both clock changes, in processes whose host is in another
 * time zone. `src/contract/hostZones.test.ts` checks the underlying arithmetic.
 */
const SCRIPT = `
  const { visibleDays, stepDate, viewTitle } = require('@/features/appointments/calendarRange');
  const { periodDays } = require('@/features/appointments/slice');
  const { dayTitle, listTime } = require('@/features/chat/chatTexts');
  const { lastSession } = require('@/features/sessions/history');
  const dates = require('@/shared/lib/dates');
  const { calendarFile } = require('@/contract/ics');
  const { toOffsetIso } = require('@/contract/common/practiceTime');
  const { dueRuns, hasEnded } = require('@/contract/progressStats');
  const { statusAt } = require('@/server/routines/values');
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

/**
 * An appointment at every quarter of an hour around the clock changes of 2027 in each practice's zone: what the form
 * shows, sends, and gets back. Prints the number of appointments and the first that does not come back as it was.
 */
const ROUND_TRIP = `
  const { initialValues, toInput } = require('@/features/appointments/formValues');
  const { toOneAppointment } = require('@/features/appointments/normalise');
  const { intervalOf } = require('@/contract/appointmentTime');
  const { toOffsetIso, zoneOffsetMinutes } = require('@/contract/common/practiceTime');
  const dates = require('@/shared/lib/dates');
  const answerOf = (start, zone) => toOneAppointment({ appointment: {
    id: 'c', patientId: 'p', patientName: 'Ana', date: toOffsetIso(start, zone), duration: 60, type: 'TREATMENT', status: 'SCHEDULED' } });
  const shown = ({ date }) => [dates.formatDate(date), dates.formatTime(date)].join(' ');
  let count = 0;
  const wrong = [];
  for (const zone of ['Atlantic/Canary', 'Europe/Madrid', 'America/Bogota']) {
    dates.keepPracticeZone(zone);
    for (const change of ['2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z'])
      for (let quarter = -200; quarter < 200; quarter += 1) {
        const start = new Date(Date.parse(change) + quarter * 900_000);
        const before = answerOf(start, zone);
        const values = initialValues(before);
        const body = toInput(values, before);
        const stored = new Date(intervalOf(body, zone).start);
        const after = answerOf(stored, zone);
        // Of an hour that comes twice a form can only say the first.
        const isSecond = zoneOffsetMinutes(new Date(start - 3_600_000), zone) > zoneOffsetMinutes(start, zone);
        const [day, time] = shown(before).split(' ');
        count += 1;
        if (shown(after) !== shown(before) || values.date !== day.split('/').reverse().join('-') || values.time !== time ||
          dates.todayOfPractice(start) !== values.date || stored.getTime() !== start.getTime() - (isSecond ? 3_600_000 : 0))
          wrong.push([zone, start, values, after.date]);
      }
  }
  process.stdout.write(JSON.stringify({ count, wrong: wrong.slice(0, 1) }));
`;

const runIn = (zone: string, script = SCRIPT) =>
  execFileSync(process.execPath, ['--import', 'tsx', '-e', script], {
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
});

it.each(['Atlantic/Canary', 'Europe/Madrid', 'America/Bogota', 'Pacific/Kiritimati'])(
  'keeps an appointment where it is through form, body and answer, in every practice’s zone, on a host in %s',
  (host) => expect(JSON.parse(runIn(host, ROUND_TRIP))).toEqual({ count: 3 * 2 * 400, wrong: [] }),
);
