import { dayAhead, durationOf, durationUntil, timeOf, typeOf } from './cells';

const TODAY = '2026-11-25';

test.each([
  ['01/12/2026', '2026-12-01'],
  ['1-12-26', '2026-12-01'],
  ['1.2.27 9:30', '2027-02-01'],
  ['2026-12-01 10:00', '2026-12-01'],
  ['2026-12-01T10:00:00', '2026-12-01'],
  ['46357', '2026-12-01'],
  ['30/02/2026', undefined],
  ['mañana', undefined],
])('the day of %j', (cell, day) => {
  expect(dayAhead(cell, TODAY)).toBe(day);
});

test.each([
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['9h30', '09:30'],
  ['17 h', '17:00'],
  ['10:30:00', '10:30'],
  ['01/12/2026 9:05', '09:05'],
  ['1899-12-30 16:45', '16:45'],
  ['0,4375', '10:30'],
  ['46357.75', '18:00'],
  ['24:00', undefined],
  ['12:75', undefined],
  ['01/12/2026', undefined],
  ['tarde', undefined],
  ['', undefined],
])('the time of %j', (cell, time) => {
  expect(timeOf(cell)).toBe(time);
});

test.each([
  ['45', 45],
  ['50 min', 45],
  ['20', 15],
  ['5', 15],
  ['1 h', 60],
  ['1:30', 90],
  ['600', undefined],
  ['0', undefined],
  ['mucho', undefined],
])('the duration of %j, in steps that the agenda knows', (cell, minutes) => {
  expect(durationOf(cell)).toBe(minutes);
});

test('a duration lasts until a later time of the same day', () => {
  expect(durationUntil('09:30', '10:15')).toBe(45);
  expect(durationUntil('10:15', '09:30')).toBeUndefined();
});

test('a type is known by its label', () => {
  expect([typeOf(' evaluacion '), typeOf('Tratamiento'), typeOf('Otra')]).toEqual([
    'EVALUATION',
    'TREATMENT',
    undefined,
  ]);
});
