import fc from 'fast-check';
import type { Interval } from './appointmentTime';
import { instantOf } from './common/practiceTime';
import { DEFAULT_PRACTICE_WEEK } from './openingHours';
import {
  contains,
  freeTime,
  openStretches,
  outsideReason,
  outsideText,
  type TherapistTimes,
  type Timetable,
  union,
  without,
  workingIntervals,
} from './timetable';

const ZONE = 'Europe/Madrid';
const NONE: TherapistTimes = { weeks: [], absences: [], extras: [] };
const named = (days: readonly string[]) => days.map((day) => ({ day, name: 'Fiesta' }));
const told = (therapist: Partial<TherapistTimes>, holidays: string[] = []): Timetable => ({
  ...DEFAULT_PRACTICE_WEEK,
  holidays: named(holidays),
  therapist: { ...NONE, ...therapist },
});
const mornings = (from: string, until: string | null = null, start = '09:00') => ({
  from,
  until,
  stretches: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: start, to: '14:00' })),
});
const away = (from: string, to: string, start: string | null = null, end: string | null = null) => ({
  from,
  to,
  start,
  end,
});

// 2027-03-01 is a Monday.
describe('working hours of a day', () => {
  it('are the practice’s without a week of one’s own', () => {
    expect(openStretches('2027-03-01')).toEqual([{ from: '08:00', to: '20:00' }]);
    expect(openStretches('2027-03-01', told({}))).toEqual([{ from: '08:00', to: '20:00' }]);
    expect(openStretches('2027-03-01', told({}, ['2027-03-01']))).toEqual([]);
  });

  it('are those of the own week as it was said, also where the practice is closed', () => {
    const saturday = {
      from: '2027-01-01',
      until: null,
      stretches: [{ weekday: 6, from: '07:00', to: '21:00' }],
    };
    expect(openStretches('2027-03-06', told({ weeks: [saturday] }))).toEqual([
      { from: '07:00', to: '21:00' },
    ]);
    expect(openStretches('2027-03-01', told({ weeks: [saturday] }))).toEqual([]);
  });

  it('are of the week that began last among those valid, and of the one before again afterwards', () => {
    const weeks = [mornings('2027-01-01'), mornings('2027-03-02', '2027-03-03', '11:00')];
    const starts = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'].map(
      (date) => openStretches(date, told({ weeks }))[0]?.from,
    );
    expect(starts).toEqual(['09:00', '11:00', '11:00', '09:00']);
    expect(openStretches('2026-12-31', told({ weeks }))).toEqual([{ from: '08:00', to: '20:00' }]);
  });

  it('grow by extra hours, which count on a holiday too', () => {
    const extras = [{ day: '2027-03-01', from: '13:00', to: '16:00' }];
    const weeks = [mornings('2027-01-01')];
    expect(openStretches('2027-03-01', told({ weeks, extras }))).toEqual([{ from: '09:00', to: '16:00' }]);
    expect(openStretches('2027-03-01', told({ weeks, extras }, ['2027-03-01']))).toEqual([
      { from: '13:00', to: '16:00' },
    ]);
  });

  it('shrink by absences of days and of a part of one, which extra hours do not outweigh', () => {
    const extras = [{ day: '2027-03-02', from: '20:00', to: '21:00' }];
    const absences = [away('2027-03-02', '2027-03-03'), away('2027-03-01', '2027-03-01', '10:00', '12:30')];
    expect(openStretches('2027-03-01', told({ absences, extras }))).toEqual([
      { from: '08:00', to: '10:00' },
      { from: '12:30', to: '20:00' },
    ]);
    expect(openStretches('2027-03-02', told({ absences, extras }))).toEqual([]);
    expect(openStretches('2027-03-04', told({ absences }))).toEqual([{ from: '08:00', to: '20:00' }]);
  });

  it('lose what the clock skips and gain what it repeats', () => {
    const night = {
      from: '2027-01-01',
      until: null,
      stretches: [{ weekday: 7, from: '01:00', to: '04:00' }],
    };
    const hours = (date: string) =>
      workingIntervals(date, told({ weeks: [night] }), ZONE).map(
        ({ start, end }) => (end - start) / 3_600_000,
      );
    expect(hours('2027-03-21')).toEqual([3]);
    expect(hours('2027-03-28')).toEqual([2]);
    expect(hours('2027-10-31')).toEqual([4]);
  });
});

describe('why a time is outside', () => {
  const at = (date: string, time: string, duration = 60) => ({ date, time, duration });
  const weeks = [mornings('2027-01-01')];

  it.each([
    [at('2027-03-01', '09:00'), told({ weeks }), null],
    [at('2027-03-01', '13:00'), told({ weeks }), null],
    [at('2027-03-01', '13:15'), told({ weeks }), 'therapist'],
    [at('2027-03-01', '08:00'), told({ weeks }), 'therapist'],
    [at('2027-03-06', '10:00'), told({}), 'closed'],
    [at('2027-03-01', '07:00'), told({}), 'practice'],
    [at('2027-03-01', '10:00'), told({ weeks }, ['2027-03-01']), 'holiday'],
    [at('2027-03-01', '10:00'), told({ absences: [away('2027-02-20', '2027-03-01')] }), 'absence'],
    [
      at('2027-03-01', '10:00'),
      told({ absences: [away('2027-03-01', '2027-03-01', '10:59', '12:00')] }),
      'absence',
    ],
    [
      at('2027-03-01', '10:00'),
      told({ absences: [away('2027-03-01', '2027-03-01', '11:00', '12:00')] }),
      null,
    ],
    [
      at('2027-03-01', '10:00'),
      told({ extras: [{ day: '2027-03-01', from: '10:00', to: '11:00' }] }, ['2027-03-01']),
      null,
    ],
  ])('%o', (slot, timetable, reason) => {
    expect(outsideReason(slot, timetable, ZONE)).toBe(reason);
  });

  it('is said with the name of the holiday', () => {
    const christmas = { ...told({}), holidays: [{ day: '2027-12-25', name: 'Navidad' }] };
    expect(outsideText(at('2027-12-25', '10:00'), christmas, ZONE)).toBe('Festivo: Navidad');
    expect(outsideText(at('2027-12-26', '10:00'), christmas, ZONE)).toBe('Cerrado');
    expect(outsideText(at('2027-12-27', '10:00'), christmas, ZONE)).toBeNull();
  });
});

/* The arithmetic, checked minute by minute against what the words say. */

const minute = fc.integer({ min: 0, max: 120 });
const interval: fc.Arbitrary<Interval> = fc.tuple(minute, minute).map(([start, end]) => ({ start, end }));
const set = fc.array(interval, { maxLength: 8 });
const holds = (intervals: readonly Interval[], at: number) =>
  intervals.some(({ start, end }) => start <= at && at < end);
const MINUTES = Array.from({ length: 121 }, (_none, at) => at);

describe('sets of intervals', () => {
  it('joined hold what any of them holds, in order and apart', () => {
    fc.assert(
      fc.property(set, (intervals) => {
        const joined = union(intervals);
        expect(MINUTES.every((at) => holds(joined, at) === holds(intervals, at))).toBe(true);
        expect(
          joined.every(({ start, end }, at) => start < end && (at === 0 || joined[at - 1]!.end < start)),
        ).toBe(true);
      }),
    );
  });

  it('less others hold what the first holds and the others do not', () => {
    fc.assert(
      fc.property(set, set, (intervals, taken) => {
        const left = without(intervals, taken);
        expect(MINUTES.every((at) => holds(left, at) === (holds(intervals, at) && !holds(taken, at)))).toBe(
          true,
        );
        expect(union(left)).toEqual(left);
      }),
    );
  });

  it('contain an interval exactly if they hold its every minute', () => {
    fc.assert(
      fc.property(set, interval, (intervals, one) => {
        fc.pre(one.start < one.end);
        const every = MINUTES.filter((at) => holds([one], at)).every((at) => holds(intervals, at));
        expect(contains(intervals, one)).toBe(every);
      }),
    );
  });

  it('of working time less appointments and buffers are free time, exactly', () => {
    const booked = fc
      .record({
        start: minute,
        length: fc.integer({ min: 1, max: 40 }),
        bufferAfter: fc.integer({ min: 0, max: 20 }),
      })
      .map(({ start, length, bufferAfter }) => ({
        // In milliseconds, like instants.
        start: start * 60_000,
        end: (start + length) * 60_000,
        bufferAfter,
      }));
    fc.assert(
      fc.property(
        set,
        fc.array(booked, { maxLength: 6 }),
        fc.integer({ min: 0, max: 20 }),
        (open, busy, buffer) => {
          const working = open.map(({ start, end }) => ({ start: start * 60_000, end: end * 60_000 }));
          const free = freeTime({ working, busy, before: buffer * 60_000 });
          for (const at of MINUTES.map((one) => one * 60_000)) {
            const kept = busy.some(
              ({ start, end, bufferAfter }) =>
                start - buffer * 60_000 <= at && at < end + bufferAfter * 60_000,
            );
            expect(holds(free, at)).toBe(holds(working, at) && !kept);
          }
        },
      ),
    );
  });
});

describe('the hours of a day', () => {
  const two = (value: number) => String(value).padStart(2, '0');
  const time = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`);
  const stretch = fc
    .tuple(time, time)
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => ({ from: one < other ? one : other, to: one < other ? other : one }));
  const day = fc.constantFrom(
    '2027-03-27',
    '2027-03-28',
    '2027-03-29',
    '2027-10-30',
    '2027-10-31',
    '2027-11-01',
  );
  const times: fc.Arbitrary<TherapistTimes> = fc.record({
    weeks: fc.uniqueArray(
      fc.record({
        from: day,
        until: fc.option(fc.constant('2027-12-31'), { nil: null }),
        stretches: fc.array(
          fc.tuple(stretch, fc.integer({ min: 1, max: 7 })).map(([one, weekday]) => ({ ...one, weekday })),
          { maxLength: 6 },
        ),
      }),
      { maxLength: 3, selector: ({ from }) => from },
    ),
    absences: fc.array(
      fc.oneof(
        fc.tuple(day, stretch).map(([date, { from, to }]) => away(date, date, from, to)),
        fc.tuple(day, day).map(([one, other]) => (one < other ? away(one, other) : away(other, one))),
      ),
      { maxLength: 2 },
    ),
    extras: fc.array(
      fc.tuple(day, stretch).map(([date, one]) => ({ ...one, day: date })),
      { maxLength: 3 },
    ),
  });

  it('hold exactly the quarters that week or extra hours say and no absence takes, on every kind of day', () => {
    fc.assert(
      fc.property(times, day, fc.array(day, { maxLength: 2 }), (therapist, date, holidays) => {
        const timetable = { ...DEFAULT_PRACTICE_WEEK, holidays: named(holidays), therapist };
        const found = openStretches(date, timetable);
        const valid = therapist.weeks.filter(({ from, until }) => from <= date && (until ?? '9999') >= date);
        const last = valid.reduce((latest, { from }) => (from > latest ? from : latest), '');
        const week = valid.filter(({ from }) => from === last).at(0);
        const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
        const practice = weekday <= 5 ? [{ weekday, from: '08:00', to: '20:00' }] : [];
        const said = holidays.includes(date)
          ? []
          : (week ? week.stretches : practice).filter((one) => one.weekday === weekday);
        const covers = (at: string) => (one: { from: string; to: string }) => one.from <= at && at < one.to;
        for (let quarter = 0; quarter < 96; quarter += 1) {
          const at = `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
          const works =
            said.some(covers(at)) || therapist.extras.some((one) => one.day === date && covers(at)(one));
          const absent = therapist.absences.some(
            ({ from, to, start, end }) =>
              from <= date && date <= to && (start ?? '00:00') <= at && at < (end ?? '24:00'),
          );
          expect(found.some(covers(at))).toBe(works && !absent);
        }
      }),
    );
  });

  it('as instants are in order, apart, and begin and end where the clock says', () => {
    fc.assert(
      fc.property(times, day, (therapist, date) => {
        const timetable = { ...DEFAULT_PRACTICE_WEEK, therapist };
        const edges = openStretches(date, timetable).flatMap(({ from, to }) => [from, to]);
        const instants = edges.map((at) => instantOf(date, at, ZONE).getTime());
        const found = workingIntervals(date, timetable, ZONE);
        for (const { start, end } of found) {
          expect(start).toBeLessThan(end);
          expect(instants).toContain(start);
          expect(instants).toContain(end);
        }
        expect(union(found)).toEqual(found);
      }),
    );
  });
});
