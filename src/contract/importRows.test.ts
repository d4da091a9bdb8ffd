import { rowBody } from './importRows';

const born = (cell: string, zone = 'Europe/Madrid') =>
  rowBody([cell], { mapping: ['dateOfBirth'], today: '2026-11-24', zone }).body.dateOfBirth;

test.each([
  ['1980-03-05', '1980-03-05'],
  ['1980-03-05 00:00:00', '1980-03-05'],
  ['1980-03-05T00:00:00.000Z', '1980-03-05'],
  ['1980-03-05T00:00:00+01:00', '1980-03-05'],
  // Midnight in Spain, in winter and in summer.
  ['1980-03-04T23:00:00.000Z', '1980-03-05'],
  ['1980-07-04T22:00:00Z', '1980-07-05'],
  ['1979-12-31T23:00Z', '1980-01-01'],
])('the day of birth of %j', (cell, day) => {
  expect(born(cell)).toBe(day);
});

test('the day that a program wrote as midnight of UTC is that day in every zone', () => {
  expect(born('1980-03-05T00:00:00Z', 'America/Bogota')).toBe('1980-03-05');
  expect(born('1980-07-04T23:00:00Z', 'Atlantic/Canary')).toBe('1980-07-05');
});

test.each([
  ['12.345.678-z', 'NIF', '12345678Z'],
  // With a wrong letter or none, it is to be corrected, not a passport.
  ['12345678A', 'NIF', '12345678A'],
  ['12345678', 'NIF', '12345678'],
  ['X1234567', 'NIF', 'X1234567'],
  ['M1234567L', 'NIF', 'M1234567L'],
  ['AB 123456', 'PASSPORT', 'AB123456'],
  // Passports of India.
  ['M1234567', 'PASSPORT', 'M1234567'],
  ['K7654321', 'PASSPORT', 'K7654321'],
])('the document of %j is a %s', (cell, documentKind, documentNumber) => {
  const { body } = rowBody([cell], {
    mapping: ['documentNumber'],
    today: '2026-11-24',
    zone: 'Europe/Madrid',
  });
  expect(body.details).toEqual({ documentKind, documentNumber });
});
