import fc from 'fast-check';
import { planSeries, seriesDates } from './appointmentSeries';
import { intervalAt, intervalOf, overlaps } from './appointmentTime';
import { addDays, isoWeekday, startOfWeek } from './common/practiceTime';
import { DEFAULT_OPENING_HOURS } from './openingHours';

const ZONE = 'Europe/Madrid';
const NOW = new Date('2027-03-01T07:00:00Z');

describe('the days of a series', () => {
  it('gives ten appointments on Mondays and Thursdays', () => {
    expect(seriesDates('2027-03-02', { count: 5, weekdays: [4, 1], interval: 1 })).toEqual([
      '2027-03-04',
      '2027-03-08',
      '2027-03-11',
      '2027-03-15',
      '2027-03-18',
    ]);
  });

  it('skips weeks, counted from the first', () => {
    expect(seriesDates('2027-03-04', { count: 3, weekdays: [1, 4], interval: 2 })).toEqual([
      '2027-03-04',
      '2027-03-15',
      '2027-03-18',
    ]);
  });

  it('repeats the day of the week where none is chosen, and makes nothing of nonsense', () => {
    expect(seriesDates('2027-03-03', { count: 2, weekdays: [], interval: 1 })).toEqual([
      '2027-03-03',
      '2027-03-10',
    ]);
    expect(seriesDates('2027-03-03', { count: 2, weekdays: [9], interval: 1 })).toEqual([]);
    expect(seriesDates('2027-03-03', { count: 2, weekdays: [1], interval: 0 })).toEqual([]);
  });

  it('holds its rules for every series', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-12-20', n)),
        fc.integer({ min: 1, max: 52 }),
        fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
        fc.integer({ min: 1, max: 8 }),
        (date, count, weekdays, interval) => {
          const dates = seriesDates(date, { count, weekdays, interval });
          expect(dates).toHaveLength(count);
          expect([...new Set(dates)].sort()).toEqual(dates);
          const firstWeek = Date.parse(startOfWeek(date));
          for (const day of dates) {
            expect(day >= date).toBe(true);
            expect(weekdays).toContain(isoWeekday(day));
            expect(((Date.parse(startOfWeek(day)) - firstWeek) / 604_800_000) % interval).toBe(0);
          }
        },
      ),
    );
  });
});

describe('the plan of a series', () => {
  const busyAt = (date: string, time: string, duration = 60) => ({
    ...intervalOf({ date, time, duration }, ZONE),
    appointment: {
      id: `${date} ${time}`,
      date: `${date}T${time}:00+01:00`,
      duration,
      patientName: 'Otra persona',
    },
  });

  it('keeps the wall clock over the change, and is free where nothing is in the way', () => {
    const occurrences = seriesDates('2027-03-25', { count: 2, weekdays: [], interval: 1 }).map((date) => ({
      date,
      time: '10:00',
    }));
    const plan = planSeries({ occurrences, duration: 60, busy: [], now: NOW, zone: ZONE });
    expect(plan).toEqual(
      occurrences.map((one) => ({ ...one, conflict: null, reason: null, outside: null, alternatives: [] })),
    );
    expect(
      intervalOf({ ...occurrences[1]!, duration: 60 }, ZONE).start -
        intervalOf({ ...occurrences[0]!, duration: 60 }, ZONE).start,
    ).toBe(7 * 86_400_000 - 3_600_000);
  });

  it('names what is in the way and what to do instead', () => {
    const [free, taken] = planSeries({
      occurrences: [
        { date: '2027-03-02', time: '10:00' },
        { date: '2027-03-09', time: '10:00' },
      ],
      duration: 60,
      busy: [busyAt('2027-03-09', '10:30', 30)],
      now: NOW,
      zone: ZONE,
    });
    expect(free?.reason).toBeNull();
    expect(taken?.reason).toBe('busy');
    expect(taken?.conflict?.patientName).toBe('Otra persona');
    expect(taken?.alternatives[0]).toEqual({ date: '2027-03-09T11:00:00+01:00', duration: 60 });
  });

  it('says when an appointment of the series is past or overlaps another one of it', () => {
    const plan = planSeries({
      occurrences: [
        { date: '2027-02-26', time: '10:00' },
        { date: '2027-03-02', time: '10:00' },
        { date: '2027-03-02', time: '10:30' },
      ],
      duration: 60,
      busy: [],
      now: NOW,
      zone: ZONE,
    });
    expect(plan.map((one) => one.reason)).toEqual(['past', null, 'series']);
  });

  it('names what is closed and proposes open days, which a person need not take', () => {
    const timetable = {
      hours: DEFAULT_OPENING_HOURS,
      holidays: [{ day: '2027-12-24', name: 'Nochebuena' }],
    };
    const plan = planSeries({
      occurrences: ['2027-12-17', '2027-12-24', '2027-12-26'].map((date) => ({ date, time: '10:00' })),
      duration: 60,
      busy: [busyAt('2027-12-27', '10:00', 60)],
      now: NOW,
      zone: ZONE,
      timetable,
    });
    expect(plan.map(({ reason, outside }) => [reason, outside])).toEqual([
      [null, null],
      ['outside', 'Festivo: Nochebuena'],
      ['outside', 'Cerrado'],
    ]);
    expect(plan.map(({ alternatives }) => alternatives[0]?.date)).toEqual([
      undefined,
      '2027-12-27T08:00:00+01:00',
      '2027-12-27T09:00:00+01:00',
    ]);
  });

  it('proposes alternatives that are free of the agenda, of the series and of each other', () => {
    const hour = fc.integer({ min: 8, max: 18 }).map((n) => `${String(n).padStart(2, '0')}:00`);
    const place = fc.tuple(fc.integer({ min: 0, max: 4 }), hour);
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 20 }),
        fc.array(place, { maxLength: 20 }),
        (own, others) => {
          const busy = others.map(([day, time]) => busyAt(addDays('2027-03-08', day), time, 90));
          const occurrences = own.map(([day, time]) => ({ date: addDays('2027-03-08', day), time }));
          const plan = planSeries({ occurrences, duration: 60, busy, now: NOW, zone: ZONE });
          // The slots that the form sends if the first alternative is chosen for every conflict.
          const chosen = plan.map((one) =>
            one.reason
              ? intervalAt(one.alternatives[0]!.date, 60)
              : intervalOf({ ...one, duration: 60 }, ZONE),
          );
          chosen.forEach((slot, index) => {
            expect(busy.some((one) => overlaps(one, slot))).toBe(false);
            expect(chosen.slice(0, index).some((one) => overlaps(one, slot))).toBe(false);
          });
        },
      ),
    );
  });
});

it('proposes for a series only what keeps the time after each appointment free', () => {
  const busy = [
    {
      ...intervalOf({ date: '2027-03-02', time: '09:00', duration: 60 }, ZONE),
      bufferAfter: 20,
      appointment: { id: 'a', date: '2027-03-02T09:00:00+01:00', duration: 60, patientName: 'Ana' },
    },
  ];
  const [refused, free] = planSeries({
    occurrences: [
      { date: '2027-03-02', time: '09:30' },
      { date: '2027-03-02', time: '11:30' },
    ],
    duration: 30,
    bufferAfter: 15,
    busy,
    now: NOW,
    zone: ZONE,
  });
  expect(free?.reason).toBeNull();
  // 10:15 would begin in the time after the other one, and 11:30 is the series' own.
  expect(refused?.alternatives.map(({ date }) => date.slice(11, 16))).toEqual(['10:30', '12:15', '12:45']);
});
