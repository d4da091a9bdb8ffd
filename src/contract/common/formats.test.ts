import { email } from './fields';
import { dateFault, normalEmail, timeFault } from './formats';
import { FIELD_MESSAGES as MESSAGES } from './messages';

test.each([
  ['1980-12-23', undefined],
  ['1980-12-__', MESSAGES.dateIncomplete],
  ['____-03-12', MESSAGES.dateIncomplete],
  ['1980-02-31', MESSAGES.noSuchDay],
  ['2026-02-29', MESSAGES.noSuchDay],
  ['0198-12-23', MESSAGES.date],
  ['1980-13-01', MESSAGES.date],
  ['ayer', MESSAGES.date],
])('the day %s: %s', (day, fault) => expect(dateFault(day)).toBe(fault));

test.each([
  ['12:30', undefined],
  ['__:30', MESSAGES.timeIncomplete],
  ['12:__', MESSAGES.timeIncomplete],
  ['24:00', MESSAGES.time],
  ['mañana', MESSAGES.time],
])('the time %s: %s', (time, fault) => expect(timeFault(time)).toBe(fault));

test.each([
  ['ana@caña.es', 'ana@xn--caa-8ma.es'],
  ['Ana@CAÑA.es', 'Ana@xn--caa-8ma.es'],
  ['ana@xn--caa-8ma.es', 'ana@xn--caa-8ma.es'],
  ['Ana@Example.ES', 'Ana@Example.ES'],
  ['añe@example.es', 'añe@example.es'],
  ['caña', 'caña'],
  ['ana@caña/x.es', 'ana@caña/x.es'],
])('the address %s is %s', (written, normal) => {
  expect(normalEmail(written)).toBe(normal);
  expect(normalEmail(normal)).toBe(normal);
});

test('a schema gives the normal form', () =>
  expect(email().validateSync(' ana@caña.es ')).toBe('ana@xn--caa-8ma.es'));
