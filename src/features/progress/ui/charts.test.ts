import { RAW_ADHERENCE } from '../fixtures';
import { painSeries, shareOf, weeksOf } from './charts';

it('adds days up to weeks that end with the last day', () => {
  const weeks = weeksOf(RAW_ADHERENCE.days.slice(0, 16));
  expect(weeks.map(({ label, due }) => `${label} ${due}`)).toEqual(['27 oct 4', '29 oct 14', '5 nov 14']);
});

it('has no share where nothing was due', () => {
  expect(shareOf({ completed: 0, due: 0 })).toBeNull();
  expect(shareOf({ completed: 1, due: 3 })).toBe(33);
});

it('shows one point a day: the worst of its runs', () => {
  const runs = [9, 1, null].map((after) => ({ date: '2026-11-20', before: after === 1 ? 7 : 4, after }));
  expect(painSeries(runs).map(({ points }) => points)).toEqual([
    [{ x: '20 nov', at: Date.parse('2026-11-20'), y: 7 }],
    [{ x: '20 nov', at: Date.parse('2026-11-20'), y: 9 }],
  ]);
});

it('gives both lines the same labels, also where a date is none', () => {
  const [before, after] = painSeries([{ date: 'ayer', before: 3, after: null }]);
  expect(before?.points).toEqual([{ x: 'ayer', y: 3 }]);
  expect(after?.points).toEqual([{ x: 'ayer', y: null }]);
});
