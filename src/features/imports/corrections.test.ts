import type { AppointmentMapping } from '@/contract/appointmentImports';
import type { ColumnMapping } from '@/contract/importFields';
import { appointmentFaults, correctCell, patientFaults, placesToCorrect } from './corrections';
import { APPOINTMENT_REPORT_FIXTURES, REPORT_FIXTURES } from './fixtures';
import type { AppointmentReport, HeldImport, RowReport } from './held';

const row = (more: Partial<RowReport>): RowReport => ({ ...REPORT_FIXTURES[0]!, ...more });
const faults = (more: Partial<RowReport>, mapping: ColumnMapping, corrected?: Set<number>) =>
  patientFaults(row(more), { mapping, cells: mapping.map((_field, at) => `celda ${at}`), corrected });
const shown = ({ cells }: ReturnType<typeof patientFaults>) =>
  cells.map(({ label, value, message }) => [label, value, message]);

test('what the browser and the server say stands beside the cells, in the order of the columns', () => {
  const found = faults(
    {
      errors: { dateOfBirth: 'No es una fecha' },
      refusals: [
        { field: 'details.documentNumber', message: 'La letra no es correcta' },
        { field: 'details.tags[1]', message: 'Demasiado larga' },
        { field: 'dateOfBirth', message: 'No cuenta: no se ha leído' },
      ],
    },
    ['tags', null, 'documentNumber', 'dateOfBirth'],
  );
  expect(shown(found)).toEqual([
    ['Etiquetas', 'celda 0', 'Demasiado larga'],
    ['NIF, NIE o pasaporte', 'celda 2', 'La letra no es correcta'],
    ['Fecha de nacimiento', 'celda 3', 'No es una fecha'],
  ]);
  expect(found.texts).toEqual([]);
});

test.each<[string, ColumnMapping, string[], string[]]>([
  ['name', ['surnames', 'email'], ['Apellidos'], []],
  ['details.documentKind', ['name', 'documentNumber'], ['NIF, NIE o pasaporte'], []],
  ['details.guardianName', ['name', 'guardianPhone'], ['Teléfono del tutor'], []],
  ['email', ['name'], [], ['Correo electrónico: mal']],
  ['other', ['name'], [], ['mal']],
])('%s with columns %j', (field, mapping, labels, texts) => {
  const found = faults({ refusals: [{ field, message: 'mal' }] }, mapping);
  expect(found.cells.map(({ label }) => label)).toEqual(labels);
  expect(found.texts).toEqual(texts);
});

test('a corrected cell stays open to another correction, unless its column is left out', () => {
  expect(shown(faults({}, ['name', null], new Set([0, 1])))).toEqual([['Nombre', 'celda 0', undefined]]);
});

describe('a row of an agenda', () => {
  const mapping: AppointmentMapping = ['date', 'time', 'name', 'documentNumber', 'notes'];
  const labels = (more: Partial<AppointmentReport>) => {
    const report = { ...APPOINTMENT_REPORT_FIXTURES[0]!, ...more };
    const { cells, texts } = appointmentFaults(report, { mapping, cells: [] });
    return [cells.map(({ label }) => label), texts];
  };
  const person = ['Nombre', 'NIF, NIE o pasaporte'];
  const time = ['Día', 'Hora'];
  test.each<[string, Partial<AppointmentReport>, string[]]>([
    ['that could not be read opens what could not', { patient: null, errors: { time: 'mal' } }, ['Hora']],
    ['of nobody opens whose it is', { patient: null, refusals: ['nadie'] }, person],
    [
      'of nobody in the past opens both',
      { patient: null, refusals: ['nadie', 'pasado'] },
      [...time, ...person],
    ],
    ['at a taken time opens when it is', { refusals: ['ocupado'] }, time],
    ['that can be booked opens nothing', {}, []],
  ])('%s', (_what, more, expected) => {
    expect(labels(more)).toEqual([expected, more.refusals ?? []]);
  });
});

test('a correction is written into the held table alone, into a row that is too short too', () => {
  const cells = ['Eva'];
  const held: HeldImport = {
    file: new Blob(),
    name: 'a.csv',
    table: { headings: ['Nombre', 'Sexo', 'DNI'], rows: [cells], lines: [2] },
  };
  correctCell(held, 0, 2, '12345678Z');
  expect(held.table?.rows).toEqual([['Eva', '', '12345678Z']]);
  expect(cells).toEqual(['Eva']);
  expect(held.corrected?.get(0)).toEqual(new Set([2]));
});

test('corrected rows stay where they stand', () => {
  expect(placesToCorrect(REPORT_FIXTURES, [])).toEqual([1, 2]);
  expect(placesToCorrect(REPORT_FIXTURES, [0, 1])).toEqual([0, 1, 2]);
});
