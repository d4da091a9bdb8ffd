import { ageText } from './dates';

describe('the age in words', () => {
  test.each([
    ['2026-11-24', '0 días'],
    ['2026-11-23', '1 día'],
    ['2026-10-25', '30 días'],
    ['2026-10-24', '1 mes'],
    // Four months of bronchiolitis, and a day less.
    ['2026-07-24', '4 meses'],
    ['2026-07-25', '3 meses'],
    ['2025-11-24', '12 meses'],
    ['2024-11-25', '23 meses'],
    ['2024-11-24', '2 años'],
    ['2024-11-24T00:00:00Z', '2 años'],
    ['1954-03-09', '72 años'],
  ])('of who was born on %s: %s', (born, text) => expect(ageText(born, '2026-11-24')).toBe(text));

  it('has no month before the same day of the next one, also where that is short', () => {
    expect(ageText('2026-01-31', '2026-02-28')).toBe('28 días');
    expect(ageText('2026-01-31', '2026-03-01')).toBe('1 mes');
  });

  it.each([null, undefined, '', 'ayer', '2027-01-01'])('of %j is unknown', (born) =>
    expect(ageText(born, '2026-11-24')).toBeNull(),
  );
});
