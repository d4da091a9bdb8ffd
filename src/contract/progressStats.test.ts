import fc from 'fast-check';
import { addDays } from './common/practiceTime';
import {
  adherenceByDay,
  belongsToToday,
  dueRuns,
  missedSoFar,
  plannedRuns,
  progressStats,
  type EarlierPlan,
  type RoutinePlan,
  type RoutineRecord,
} from './progressStats';
import { FREQUENCIES } from './routines';

describe('due', () => {
  // 2026-11-16 is a Monday.
  const plan = (values: Partial<RoutinePlan> = {}): RoutinePlan => ({
    frequency: 'DAILY',
    startDay: '2026-11-16',
    weeks: 4,
    active: true,
    ...values,
  });
  const days = (count: number) => Array.from({ length: count }, (_, index) => addDays('2026-11-16', index));
  const planned = (values: Partial<RoutinePlan>, count = 8) =>
    days(count).map((day) => plannedRuns(plan(values), day, addDays('2026-11-16', count - 1), []));

  describe('planned runs', () => {
    it('follow the frequency from the day the routine was given', () => {
      expect(planned({ frequency: 'DAILY' })).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
      expect(planned({ frequency: 'TWICE_DAILY' })).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
      expect(planned({ frequency: 'EVERY_OTHER_DAY' })).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
      // The first week ends undone, and in the second it is due today.
      expect(planned({ frequency: 'WEEKLY' })).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
      expect(planned({ frequency: 'CUSTOM' })).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      const schedule = { weekdays: [1, 3, 5], timesPerDay: 2 };
      expect(planned({ frequency: 'CUSTOM', schedule })).toEqual([2, 0, 2, 0, 2, 0, 0, 2]);
      // Days stored for CUSTOM are ignored with another frequency.
      expect(planned({ frequency: 'WEEKLY', schedule })).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
    });

    it('begin on the start day and end with the last week', () => {
      expect(dueRuns(plan({ weeks: 1 }), '2026-11-15', [])).toBe(0);
      expect(dueRuns(plan({ weeks: 1 }), '2026-11-22', [])).toBe(1);
      expect(dueRuns(plan({ weeks: 1 }), '2026-11-23', [])).toBe(0);
    });

    it('count days by the calendar over both changes of the clock', () => {
      const spring = plan({ frequency: 'EVERY_OTHER_DAY', startDay: '2027-03-27' });
      expect(dueRuns(spring, '2027-03-28', [])).toBe(0);
      expect(dueRuns(spring, '2027-03-29', [])).toBe(1);
      const autumn = plan({ frequency: 'EVERY_OTHER_DAY', startDay: '2027-10-30' });
      expect(dueRuns(autumn, '2027-10-31', [])).toBe(0);
      expect(dueRuns(autumn, '2027-11-01', [])).toBe(1);
    });
  });

  describe('due runs', () => {
    it('keep a weekly routine due until it is done, and no longer', () => {
      const weekly = plan({ frequency: 'WEEKLY' });
      expect(dueRuns(weekly, '2026-11-19', [])).toBe(1);
      expect(dueRuns(weekly, '2026-11-19', [{ day: '2026-11-17' }])).toBe(0);
      // Already done today: it was due today.
      expect(dueRuns(weekly, '2026-11-19', [{ day: '2026-11-19' }])).toBe(1);
      // Last week's run does not count for this week.
      expect(dueRuns(weekly, '2026-11-23', [{ day: '2026-11-19' }])).toBe(1);
    });

    it('are none once the therapist has ended the routine', () => {
      expect(dueRuns(plan({ active: false }), '2026-11-17', [])).toBe(0);
    });

    it('ask a weekly routine exactly once a week of whoever does it on any day, or never', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 10 }), (offset, weeks) => {
          const weekly = plan({ frequency: 'WEEKLY', weeks });
          const finished: { day: string }[] = [];
          let asked = 0;
          for (const [index, day] of days(weeks * 7).entries()) {
            if (index % 7 !== offset || dueRuns(weekly, day, finished) === 0) continue;
            asked += 1;
            finished.push({ day });
          }
          expect(asked).toBe(weeks);
        }),
      );
    });

    it('never exceed two, and are none outside the weeks', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...FREQUENCIES),
          fc.integer({ min: -30, max: 400 }),
          (frequency, since) => {
            const due = dueRuns(plan({ frequency }), addDays('2026-11-16', since), []);
            expect(due).toBeGreaterThanOrEqual(0);
            expect(due).toBeLessThanOrEqual(since < 0 || since >= 28 ? 0 : 2);
          },
        ),
      );
    });
  });

  describe('Para Hoy', () => {
    it('holds what is due, what was begun today, and the routines at the patient’s own pace', () => {
      const rest = plan({ frequency: 'EVERY_OTHER_DAY' });
      expect(belongsToToday(rest, '2026-11-16', [], false)).toBe(true);
      expect(belongsToToday(rest, '2026-11-17', [], false)).toBe(false);
      expect(belongsToToday(rest, '2026-11-17', [], true)).toBe(true);
      expect(belongsToToday(plan({ frequency: 'CUSTOM' }), '2026-11-17', [], false)).toBe(true);
      expect(belongsToToday(plan({ frequency: 'CUSTOM', active: false }), '2026-11-17', [], false)).toBe(
        false,
      );
      const onMondays = plan({ frequency: 'CUSTOM', schedule: { weekdays: [1], timesPerDay: 1 } });
      expect(belongsToToday(onMondays, '2026-11-16', [], false)).toBe(true);
      expect(belongsToToday(onMondays, '2026-11-17', [], false)).toBe(false);
      expect(belongsToToday(onMondays, '2026-11-17', [], true)).toBe(true);
    });
  });
});

describe('stats', () => {
  const TODAY = '2026-11-20';

  const record = (
    plan: Partial<RoutinePlan>,
    ...finished: [day: string, minutes: number][]
  ): RoutineRecord => ({
    plan: { frequency: 'DAILY', startDay: '2026-11-16', weeks: 4, active: true, ...plan },
    finished: finished.map(([day, minutes]) => ({ day, minutes })),
  });

  describe('progressStats', () => {
    it('is all zero without routines', () => {
      expect(progressStats([], TODAY)).toMatchObject({
        completedToday: 0,
        totalRoutines: 0,
        shouldCompleteToday: 0,
        progressPercentage: 0,
        averageTime: 0,
      });
    });

    it('counts the routines that stand under Para Hoy, and does not let one make up for another', () => {
      const stats = progressStats(
        [
          record({ frequency: 'TWICE_DAILY' }, [TODAY, 10], [TODAY, 10], [TODAY, 10]),
          record({}),
          record({ active: false }),
          record({ startDay: '2026-10-01' }),
        ],
        TODAY,
      );
      expect(stats).toMatchObject({
        completedToday: 1,
        totalRoutines: 2,
        shouldCompleteToday: 2,
        progressPercentage: 67,
      });
    });

    it('counts a routine twice a day as one, done when both runs are and nothing is open', () => {
      const twice = (...runs: [string, number][]) => record({ frequency: 'TWICE_DAILY' }, ...runs);
      const figures = (one: RoutineRecord) => {
        const { completedToday, shouldCompleteToday } = progressStats([one], TODAY);
        return [completedToday, shouldCompleteToday];
      };
      expect(figures(twice())).toEqual([0, 1]);
      expect(figures(twice([TODAY, 5]))).toEqual([0, 1]);
      expect(figures(twice([TODAY, 5], [TODAY, 5]))).toEqual([1, 1]);
      expect(figures({ ...twice([TODAY, 5], [TODAY, 5]), open: true })).toEqual([0, 1]);
      // A CUSTOM routine without days is always listed, and completed after one run.
      expect(figures(record({ frequency: 'CUSTOM' }))).toEqual([0, 1]);
      expect(figures(record({ frequency: 'CUSTOM' }, [TODAY, 5]))).toEqual([1, 1]);
    });

    it('says 100 % on a free day on which something was done, 0 % otherwise', () => {
      expect(progressStats([record({ frequency: 'CUSTOM' }, [TODAY, 5])], TODAY).progressPercentage).toBe(
        100,
      );
      expect(progressStats([record({ frequency: 'CUSTOM' })], TODAY).progressPercentage).toBe(0);
    });

    it('leaves a deleted routine out of today, and keeps what was done of it in the week and the average', () => {
      const deleted = {
        ...record({ active: false, endedOn: TODAY }, ['2026-11-19', 10], [TODAY, 20]),
        deleted: true,
      };
      const { weeklyProgress, ...figures } = progressStats([deleted, record({})], TODAY);
      expect(figures).toMatchObject({
        completedToday: 0,
        totalRoutines: 1,
        shouldCompleteToday: 1,
        progressPercentage: 0,
        averageTime: 15,
      });
      expect(weeklyProgress.slice(-3)).toEqual([
        { date: '2026-11-18', completed: 0, due: 2 },
        { date: '2026-11-19', completed: 1, due: 2 },
        { date: TODAY, completed: 1, due: 2 },
      ]);
    });

    it('averages the minutes of the last 30 days and leaves out runs that were left open', () => {
      const stats = progressStats(
        [
          record(
            { startDay: '2026-01-01', weeks: 52 },
            [TODAY, 12],
            ['2026-11-01', 15],
            ['2026-10-21', 60],
            [TODAY, 900],
          ),
        ],
        TODAY,
      );
      expect(stats.averageTime).toBe(14);
    });
  });

  describe('adherenceByDay', () => {
    it('gives the days that end today, oldest first, with what was due and done', () => {
      const days = adherenceByDay(
        [record({ frequency: 'TWICE_DAILY' }, ['2026-11-18', 9], [TODAY, 9], [TODAY, 9])],
        TODAY,
        7,
      );
      expect(days.map(({ date }) => date)[0]).toBe('2026-11-14');
      expect(days.map(({ completed, due }) => `${completed}/${due}`)).toEqual([
        '0/0',
        '0/0',
        '0/2',
        '0/2',
        '1/2',
        '0/2',
        '2/2',
      ]);
    });

    it('never shows a run on a free day as too many, nor hides a missed one behind it', () => {
      const days = adherenceByDay(
        [record({ frequency: 'CUSTOM' }, [TODAY, 9], [TODAY, 9]), record({})],
        TODAY,
        1,
      );
      expect(days).toEqual([{ date: TODAY, completed: 1, due: 2 }]);
    });

    it('owes a weekly routine once a week, on whatever day it is done', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 }), (weekdays) => {
          const runs = weekdays.map((weekday, week): [string, number] => [
            addDays('2026-11-16', 7 * week + weekday),
            9,
          ]);
          const weeks = adherenceByDay([record({ frequency: 'WEEKLY' }, ...runs)], '2026-12-13', 28);
          expect(weeks.reduce((sum, { due }) => sum + due, 0)).toBe(4);
          expect(weeks.reduce((sum, { completed }) => sum + completed, 0)).toBe(4);
        }),
      );
    });

    it('calls a week of a weekly routine missed when it is over, and until then due today', () => {
      const days = adherenceByDay([record({ frequency: 'WEEKLY' })], '2026-11-25', 10);
      expect(days.filter(({ due }) => due > 0)).toEqual([
        { date: '2026-11-22', completed: 0, due: 1 },
        { date: '2026-11-25', completed: 0, due: 1 },
      ]);
    });

    it('calls nothing of today missed where today is not over', () => {
      const soFar = (one: RoutineRecord, today: string) =>
        missedSoFar(adherenceByDay([one], today, 9), today).filter(({ due }) => due > 0);
      expect(soFar(record({ frequency: 'TWICE_DAILY', startDay: '2026-11-19' }, [TODAY, 9]), TODAY)).toEqual([
        { date: '2026-11-19', completed: 0, due: 2 },
        { date: TODAY, completed: 1, due: 1 },
      ]);
      const weekly = record({ frequency: 'WEEKLY' });
      expect(soFar(weekly, '2026-11-22')).toEqual([]);
      expect(soFar(weekly, '2026-11-23')).toEqual([{ date: '2026-11-22', completed: 0, due: 1 }]);
    });

    it('calls a day missed that was due before the routine was ended', () => {
      const ended = record({ active: false, endedOn: '2026-11-19' }, ['2026-11-20', 9]);
      const days = adherenceByDay([ended], TODAY, 5);
      expect(days.map(({ completed, due }) => `${completed}/${due}`)).toEqual([
        '0/1',
        '0/1',
        '0/1',
        '0/0',
        '1/1',
      ]);
    });

    it.each([
      ['nothing before the account', '2026-11-18', ['0/0', '1/1', '0/1', '0/1', '0/1']],
      ['nothing without an account but what was done', null, ['0/0', '1/1', '0/0', '0/0', '0/0']],
    ])('calls %s missed', (_what, accountSince, expected) => {
      const told = { ...record({}, ['2026-11-17', 9]), accountSince };
      const days = adherenceByDay([told], TODAY, 5);
      expect(days.map(({ completed, due }) => `${completed}/${due}`)).toEqual(expected);
    });

    it('keeps the days of a routine that is older than the account', () => {
      const every = (frequency: RoutinePlan['frequency']) =>
        adherenceByDay([{ ...record({ frequency }), accountSince: '2026-11-19' }], '2026-11-24', 9)
          .filter(({ due }) => due > 0)
          .map(({ date }) => date);
      expect(every('EVERY_OTHER_DAY')).toEqual(['2026-11-20', '2026-11-22', '2026-11-24']);
      expect(every('WEEKLY')).toEqual(['2026-11-22', '2026-11-24']);
    });

    it('says how many of the runs that count were ended without some exercises', () => {
      const run = (day: string, partial: boolean) => ({ day, minutes: 9, partial });
      const finished = [
        run('2026-11-17', true),
        run('2026-11-18', false),
        run('2026-11-19', true),
        run('2026-11-19', false),
        ...[true, true, true].map((partial) => run(TODAY, partial)),
      ];
      const days = adherenceByDay([{ ...record({}), finished }], TODAY, 5);
      expect(days.map(({ completed, due, partial }) => [completed, due, partial])).toEqual([
        [0, 1, undefined],
        [1, 1, 1],
        [1, 1, undefined],
        [1, 1, undefined],
        [1, 1, 1],
      ]);
    });

    describe('of runs that were stopped because of pain', () => {
      const days = (frequency: RoutinePlan['frequency'], stopped: string[], ...done: [string, number][]) =>
        adherenceByDay(
          [{ ...record({ frequency }, ...done), stopped: stopped.map((day) => ({ day })) }],
          '2026-11-24',
          9,
        )
          .filter((day) => day.due > 0 || day.stopped)
          .map((day) => `${day.date.slice(-2)}: ${day.completed}/${day.due}, ${day.stopped ?? 0}`);

      it('calls none missed, but what was left undone beside them', () => {
        expect(days('EVERY_OTHER_DAY', ['2026-11-18'])).toEqual([
          '16: 0/1, 0',
          '18: 0/0, 1',
          '20: 0/1, 0',
          '22: 0/1, 0',
          '24: 0/1, 0',
        ]);
        const twice = days('TWICE_DAILY', ['2026-11-18', '2026-11-19'], ['2026-11-18', 9]);
        expect(twice.slice(2, 4)).toEqual(['18: 1/1, 1', '19: 0/1, 1']);
      });

      it('leaves one of today due, because it may go on', () => {
        expect(days('DAILY', ['2026-11-24']).at(-1)).toBe('24: 0/1, 1');
      });

      it('calls no week missed in which it was tried, and counts what was done in it', () => {
        expect(days('WEEKLY', ['2026-11-17'])).toEqual(['17: 0/0, 1', '24: 0/1, 0']);
        expect(days('WEEKLY', ['2026-11-17'], ['2026-11-19', 9])).toEqual([
          '17: 0/0, 1',
          '19: 1/1, 0',
          '24: 0/1, 0',
        ]);
        expect(days('WEEKLY', ['2026-11-19'], ['2026-11-17', 9])).toEqual([
          '17: 1/1, 0',
          '19: 0/0, 1',
          '24: 0/1, 0',
        ]);
        expect(days('WEEKLY', ['2026-11-23']).slice(-2)).toEqual(['23: 0/0, 1', '24: 0/1, 0']);
      });
    });

    it('counts each day by the plan that the routine had on it', () => {
      const earlier: EarlierPlan[] = [
        { until: '2026-11-18', frequency: 'TWICE_DAILY', weeks: 4 },
        { until: '2026-11-20', frequency: 'CUSTOM', schedule: { weekdays: [4], timesPerDay: 3 }, weeks: 4 },
      ];
      const days = adherenceByDay([record({ frequency: 'DAILY', weeks: 1, earlier })], '2026-11-24', 9);
      expect(days.map(({ due }) => due)).toEqual([2, 2, 0, 3, 1, 1, 1, 0, 0]);
    });

    it('keeps what was done of a routine that has ended since, without calling its other days missed', () => {
      const days = adherenceByDay([record({ active: false }, ['2026-11-18', 9])], TODAY, 3);
      expect(days.map(({ completed, due }) => `${completed}/${due}`)).toEqual(['1/1', '0/0', '0/0']);
    });
  });
});
