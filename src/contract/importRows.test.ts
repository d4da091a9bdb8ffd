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

test.each([
  ['12-mar-80', '1980-03-12'],
  ['5-sept.-1975', '1975-09-05'],
  ['12 de marzo de 1980', '1980-03-12'],
  ['Miércoles, 12 de Marzo de 1980', '1980-03-12'],
  ['sáb. 12/03/1980', '1980-03-12'],
  ['12-zzz-80', undefined],
  ['31-feb-1980', undefined],
])('the day of birth of %j, with letters', (cell, day) => {
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

test.each([
  [['612 345 678', '955 443 322'], '612 345 678', '955 443 322'],
  [['', '955 443 322'], '955 443 322', undefined],
  [['612 345 678 / 955 443 322', ''], '612345678', '955443322'],
  [['612345678 955443322', ''], '612345678', '955443322'],
  [['', '+34 612 345 678 y 955443322'], '+34612345678', '955443322'],
  // What is wrong stays in its cell, to be corrected there.
  [['612 345 678', 'trabajo'], '612 345 678', 'trabajo'],
  [['', 'trabajo'], undefined, 'trabajo'],
  [['612345678 (madre) 955443322', ''], '612345678 (madre) 955443322', undefined],
  [['612345678 / 955443322', '699111222'], '612345678 / 955443322', '699111222'],
])('the telephones of %j', (cells, phone, secondPhone) => {
  const mapping = ['phone', 'secondPhone'] as const;
  const { body } = rowBody(cells, { mapping, today: '2026-11-24', zone: 'Europe/Madrid' });
  expect([body.phone, body.details?.secondPhone]).toEqual([phone, secondPhone]);
});

test.each([
  ...['-', '--', '00/00/0000', '0000-00-00 00:00:00', '0'],
  ...['No tiene', 'NO CONSTA', 's/d', 'N/A', 'Sin correo'],
])('%j says that there is nothing, but not in a clinical text', (cell) => {
  const mapping = ['name', 'email', 'phone', 'dateOfBirth', 'gender', 'documentNumber', 'allergies'] as const;
  const context = { mapping, today: '2026-11-24', zone: 'Europe/Madrid' };
  expect(rowBody(['Eva Ruiz', cell, cell, cell, cell, cell, cell], context)).toEqual({
    body: { name: 'Eva Ruiz', allergies: cell },
    errors: {},
  });
});
