import { execFileSync } from 'node:child_process';
import { ROOT } from '../../tooling/lib/run';

/* The same in processes whose host is in another time zone. */

/** Wall clocks to instants and back, free times, timetables and series, around both clock changes. */
const ARITHMETIC = `
  const { intervalOf, isPast } = require('@/contract/appointmentTime');
  const { nextFreeSlots } = require('@/contract/freeSlots');
  const { planSeries, seriesDates } = require('@/contract/appointmentSeries');
  const { openStretches, outsideReason, workingIntervals } = require('@/contract/timetable');
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
  return out;
`;

/** What screens show and the server stores around both clock changes. */
const SHOWN = `
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
  return out;
`;

/**
 * An appointment at every quarter of an hour around the clock changes of 2027 in each practice's zone: what the form
 * shows, sends, and gets back: the number of appointments and the first that does not come back as it was.
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
  return { count, wrong: wrong.slice(0, 1) };
`;

const PARTS = { arithmetic: ARITHMETIC, shown: SHOWN, roundTrip: ROUND_TRIP };
const SCRIPT = Object.entries(PARTS).map(([name, part]) => `${name}: (() => {${part}})()`);

const runIn = (zone: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', '-e', `process.stdout.write(JSON.stringify({ ${SCRIPT.join()} }))`],
      { cwd: ROOT, env: { ...process.env, TZ: zone }, encoding: 'utf8', maxBuffer: 20_000_000 },
    ),
  ) as { arithmetic: unknown[]; shown: unknown[]; roundTrip: object };

it('calculates, shows and stores the same whatever the host’s zone, over both changes of the clock', () => {
  const host = runIn('America/New_York');
  expect(host.arithmetic).toHaveLength(6 * 7 * 3 + 6 * 4 + 2);
  expect(host.shown).toHaveLength(6 * (12 + 4 + 48 * 11 + 6));
  expect(host.roundTrip).toEqual({ count: 3 * 2 * 400, wrong: [] });
  const text = JSON.stringify(host);
  // Both clock changes: the skipped hour, and the repeated one.
  expect(text).not.toContain('2027-03-28T02:30:00');
  expect(text).toContain('2027-10-31T02:30:00+02:00');
  expect(text).toContain('2027-10-31T02:30:00+01:00');
  // Eighteen hours from the first. The difference of two such texts says nothing to a reader.
  expect(JSON.stringify(runIn('Pacific/Kiritimati')) === text).toBe(true);
});
