import type { RoutinePlan } from './due';
import { adherenceByDay, progressStats, type RoutineRecord } from './stats';

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
    expect(progressStats([record({ frequency: 'CUSTOM' }, [TODAY, 5])], TODAY).progressPercentage).toBe(100);
    expect(progressStats([record({ frequency: 'CUSTOM' })], TODAY).progressPercentage).toBe(0);
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

  it('keeps what was done of a routine that has ended since, without calling its other days missed', () => {
    const days = adherenceByDay([record({ active: false }, ['2026-11-18', 9])], TODAY, 3);
    expect(days.map(({ completed, due }) => `${completed}/${due}`)).toEqual(['1/1', '0/0', '0/0']);
  });
});
