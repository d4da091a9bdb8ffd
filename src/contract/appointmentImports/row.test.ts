import { guessAppointmentMapping, isMappingEnough } from './fields';
import { overlapsWithin } from './overlaps';
import { appointmentRow } from './row';

const TODAY = '2026-11-25';
const rowOf = (headings: string[], cells: string[]) =>
  appointmentRow(cells, { mapping: guessAppointmentMapping(headings), today: TODAY });

test('a telephone of the own list of appointments is read, which spreadsheet programs would calculate', () => {
  const headings = ['Fecha', 'Hora', 'Paciente', 'Teléfono', 'Notas'];
  expect(
    rowOf(headings, ['01/12/2026', '09:30', 'Eva Ruiz', "'+34 612 345 678", "'- trae informes"]).body,
  ).toMatchObject({ phone: '+34 612 345 678', notes: '- trae informes' });
});

test('columns are guessed, and become an appointment', () => {
  const headings = [
    'FECHA',
    'Hora inicio',
    'Hora fin',
    'Nombre',
    'Apellidos',
    'DNI',
    'Móvil',
    'Sala',
    'Color',
  ];
  const mapping = guessAppointmentMapping(headings);
  expect(mapping.at(-1)).toBeNull();
  expect(isMappingEnough(mapping)).toBe(true);
  expect(
    rowOf(headings, [
      '1/12/26',
      '9:30',
      '10:15',
      'Eva',
      'Ruiz Sanz',
      '12345678Z',
      '612345678',
      'Sala 1',
      'azul',
    ]),
  ).toEqual({
    body: {
      date: '2026-12-01',
      time: '09:30',
      duration: 45,
      type: 'TREATMENT',
      name: 'Eva Ruiz Sanz',
      documentNumber: '12345678Z',
      email: undefined,
      phone: '612345678',
      room: 'Sala 1',
      notes: undefined,
    },
    errors: {},
  });
});

test('day and time may stand in one column, and the duration may be missing', () => {
  const { body, errors } = rowOf(['Inicio', 'Paciente'], ['01/12/2026 17:00', 'Ruiz Sanz, Eva']);
  expect([body.date, body.time, body.duration, body.name, errors]).toEqual([
    '2026-12-01',
    '17:00',
    60,
    'Eva Ruiz Sanz',
    {},
  ]);
});

test.each([
  [['Fecha', 'Hora'], ['ayer', '9:30'], { date: 'No es una fecha (dd/mm/aaaa)' }],
  [['Fecha', 'Hora'], ['1/12/2026', 'tarde'], { time: 'No es una hora (hh:mm)' }],
  [['Inicio'], ['1/12/2026'], { date: 'No es una hora (hh:mm)' }],
  [['Fecha', 'Hora', 'Fin'], ['1/12/2026', '10:00', '9:00'], { end: 'Acaba antes de empezar' }],
  [
    ['Fecha', 'Hora', 'Duración'],
    ['1/12/2026', '10:00', '900'],
    { duration: expect.stringContaining('15 a 480') },
  ],
  [
    ['Fecha', 'Hora', 'Tipo'],
    ['1/12/2026', '10:00', 'Masaje'],
    { type: expect.stringContaining('Tratamiento') },
  ],
])('%j with %j says what is wrong', (headings, cells, errors) => {
  expect(rowOf(headings, cells).errors).toEqual(errors);
});

test('without a day or a person there is nothing to make of a file', () => {
  expect(isMappingEnough(guessAppointmentMapping(['Fecha', 'Hora']))).toBe(false);
  expect(isMappingEnough(guessAppointmentMapping(['Hora', 'Paciente']))).toBe(false);
});

test('a row at the time of an earlier one is told, whatever their order, and keeps no time itself', () => {
  const slot = (time: string, duration = 60) => ({ date: '2026-12-01', time, duration });
  const rows = [slot('10:00'), slot('09:00'), undefined, slot('10:30'), slot('11:00'), slot('10:00')];
  expect([...overlapsWithin(rows, 'Europe/Madrid')]).toEqual([
    [5, 0],
    [3, 0],
  ]);
});
