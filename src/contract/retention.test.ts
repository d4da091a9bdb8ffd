import { purgeableFrom, termStart, termStarts } from './retention';

test.each([
  ['2021-11-20', '2026-11-21'],
  ['2021-12-31', '2027-01-01'],
  // 29 February has no anniversary in 2029, so the term ends with the month.
  ['2024-02-29', '2029-03-01'],
  ['2024-02-28', '2029-03-01'],
  ['2023-02-28', '2028-02-29'],
])('a term that begins on %s has passed on %s', (start, from) => {
  expect(purgeableFrom(start)).toBe(from);
});

test.each([
  [10, '2031-11-21'],
  [3, '2026-11-21'],
])('the practice keeps for %i years, and never fewer than the law asks', (years, from) => {
  expect(purgeableFrom('2021-11-20', years)).toBe(from);
});

test.each([
  [{ deleted: '2026-05-01', discharged: '2024-01-10', lastCare: '2023-12-20' }, '2024-01-10'],
  [{ deleted: '2026-05-01', discharged: null, lastCare: '2023-12-20' }, '2026-05-01'],
  [{ deleted: '2026-05-01', discharged: '2024-01-10', lastCare: '2025-02-03' }, '2025-02-03'],
  [{ deleted: '2026-05-01', discharged: '2024-01-10', lastCare: null }, '2024-01-10'],
])('%j begins on %s', (dates, start) => {
  expect(termStart(dates)).toBe(start);
});

test('each episode of a deleted record has its own term, and the record that of the last one', () => {
  const record = { deleted: '2026-05-01', discharged: '2024-01-10', lastCare: '2023-12-20' };
  expect(
    termStarts(record, [
      { discharged: '2020-03-01', lastCare: '2020-02-20' },
      { discharged: '2020-03-01', lastCare: '2020-06-01' },
      { discharged: null, lastCare: '2019-01-01' },
      { discharged: '2025-02-02', lastCare: null },
    ]),
  ).toEqual({ episodes: ['2020-03-01', '2020-06-01', '2024-01-10', '2025-02-02'], record: '2025-02-02' });
  expect(termStarts(record, [])).toEqual({ episodes: [], record: '2024-01-10' });
});
