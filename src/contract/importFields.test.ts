import { guessMapping } from './importFields';

test('the number of the document is told from its kind, as in the own list of patients', () => {
  expect(guessMapping(['Nombre', 'Documento', 'Número de documento'])).toEqual([
    'name',
    null,
    'documentNumber',
  ]);
  expect(guessMapping(['Nombre', 'Documento'])).toEqual(['name', 'documentNumber']);
});

test('the name is told from the number of the client', () => {
  expect(guessMapping(['Cliente', 'Nombre', 'Apellidos'])).toEqual([null, 'name', 'surnames']);
  expect(guessMapping(['Cliente', 'Correo'])).toEqual(['name', 'email']);
});

test('of two columns of one field the first is taken', () => {
  expect(guessMapping(['Correo', 'Color', 'E-mail'])).toEqual(['email', null, null]);
});

test.each([
  [['Teléfono'], ['phone']],
  [
    ['Teléfono', 'Móvil'],
    ['secondPhone', 'phone'],
  ],
  [
    ['Teléfono', 'Segundo teléfono'],
    ['phone', 'secondPhone'],
  ],
  [
    ['Móvil', 'Teléfono', 'Color', 'MÓVIL'],
    ['phone', 'secondPhone', null, null],
  ],
  [
    ['Tel. fijo', 'Tel. móvil'],
    ['secondPhone', 'phone'],
  ],
])('no telephone of %j is lost, and the mobile one comes first', (headings, fields) => {
  expect(guessMapping(headings)).toEqual(fields);
});

test('headings are known with points, raised letters and both names in one column', () => {
  expect(guessMapping(['Apellidos, Nombre', 'N.I.F.', 'Fec. Nac.', 'C.P.', 'Nº póliza'])).toEqual([
    'name',
    'documentNumber',
    'dateOfBirth',
    'postalCode',
    'policyNumber',
  ]);
  expect(guessMapping(['Nombre', '1º apellido', '2º apellido', 'N.º documento'])).toEqual([
    'name',
    'surnames',
    'secondSurname',
    'documentNumber',
  ]);
});
