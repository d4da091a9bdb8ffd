import { guessMapping } from './importFields';

test('the number of the document is told from its kind, as in the own list of patients', () => {
  expect(guessMapping(['Nombre', 'Documento', 'Número de documento'])).toEqual([
    'name',
    null,
    'documentNumber',
  ]);
  expect(guessMapping(['Nombre', 'Documento'])).toEqual(['name', 'documentNumber']);
});

test('of two columns of one field the first is taken', () => {
  expect(guessMapping(['Móvil', 'Teléfono', 'Color', 'MÓVIL'])).toEqual(['phone', null, null, null]);
});
