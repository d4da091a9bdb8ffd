import {
  appointmentRow,
  dayAhead,
  durationOf,
  durationUntil,
  overlapsWithin,
  timeOf,
  typeOf,
} from './appointmentImportRows';
import { guessAppointmentMapping, isMappingEnough } from './appointmentImports';

describe('cells', () => {
  const TODAY = '2026-11-25';

  test.each([
    ['01/12/2026', '2026-12-01'],
    ['1-12-26', '2026-12-01'],
    ['1.2.27 9:30', '2027-02-01'],
    ['1-dic-26', '2026-12-01'],
    ['martes, 1 de diciembre de 2026', '2026-12-01'],
    ['mar 01/12/2026 9:30', '2026-12-01'],
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
});

describe('row', () => {
  const TODAY = '2026-11-25';
  const rowOf = (headings: string[], cells: string[]) =>
    appointmentRow(cells, {
      mapping: guessAppointmentMapping(headings),
      today: TODAY,
      zone: 'Europe/Madrid',
    });

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

  test.each(['Cancelada', 'ANULADO por el paciente', 'No asistió', 'No se presentó'])(
    'an appointment that is «%s» is not brought to life',
    (status) => {
      const headings = ['Fecha', 'Hora', 'Paciente', 'Estado'];
      const errorsOf = (said: string) => rowOf(headings, ['01/12/2026', '09:30', 'Eva Ruiz', said]).errors;
      expect(errorsOf(status)).toEqual({ status: 'Está cancelada: no se importa' });
      expect([errorsOf('Confirmada'), errorsOf('')]).toEqual([{}, {}]);
    },
  );

  test('notes that are too long say so beside their cell', () => {
    const headings = ['Fecha', 'Hora', 'Paciente', 'Notas'];
    const errorsWith = (notes: string) => rowOf(headings, ['01/12/2026', '09:30', 'Eva Ruiz', notes]).errors;
    expect(errorsWith('a'.repeat(2000))).toEqual({});
    expect(errorsWith('a'.repeat(2001))).toEqual({ notes: 'Máximo 2000 caracteres' });
  });

  test('instants are times of the practice, by its winter and its summer', () => {
    const headings = ['Fecha', 'Hora fin', 'Paciente'];
    const slotOf = (start: string, end: string) => {
      const { body, errors } = rowOf(headings, [start, end, 'Eva Ruiz']);
      return [body.date, body.time, body.duration, errors];
    };
    expect(slotOf('2026-12-01T08:30:00.000Z', '2026-12-01T09:15:00Z')).toEqual([
      '2026-12-01',
      '09:30',
      45,
      {},
    ]);
    expect(slotOf('2027-07-01T22:30Z', '2027-07-01T23:15Z')).toEqual(['2027-07-02', '00:30', 45, {}]);
    expect(slotOf('2026-12-01T09:30:00+00:00', '2026-12-01T11:15:00+01:00').slice(0, 3)).toEqual([
      '2026-12-01',
      '10:30',
      45,
    ]);
    const alone = rowOf(['Fecha', 'Hora', 'Paciente'], ['01/12/2026', '1899-12-30T09:30:00Z', 'Eva Ruiz']);
    expect(Object.keys(alone.errors)).toEqual(['time']);
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
    [['1-dic-26', '9:30-10:15'], '09:30', 45],
    [['martes 01/12/2026', 'De 09.30 a 11.00 h'], '09:30', 90],
    [['01/12/2026', '17h30 – 18h00'], '17:30', 30],
  ])('%j tells when it begins and ends', (cells, time, duration) => {
    const { body, errors } = rowOf(['Fecha', 'Hora', 'Paciente'], [...cells, 'Eva Ruiz']);
    expect([body.date, body.time, body.duration, errors]).toEqual(['2026-12-01', time, duration, {}]);
  });

  test('day and time stand in one column also where the day has its name', () => {
    const { body } = rowOf(['Inicio', 'Paciente'], ['mar, 1 dic 2026 17:00', 'Eva Ruiz']);
    expect([body.date, body.time]).toEqual(['2026-12-01', '17:00']);
  });

  test('columns of a person are known by the same headings as in a list of patients', () => {
    expect(guessAppointmentMapping(['Fecha', 'Cliente', 'Nombre', '1er apellido', 'N.º documento'])).toEqual([
      ...['date', null, 'name', 'surnames', 'documentNumber'],
    ]);
    expect(guessAppointmentMapping(['Inicio', 'Cliente', 'Telf', 'E-mail'])).toEqual([
      ...['date', 'name', 'phone', 'email'],
    ]);
    expect(guessAppointmentMapping(['Día', 'Asunto', 'Teléfono', 'Móvil'])).toEqual([
      ...['date', 'name', null, 'phone'],
    ]);
  });

  test('an end before its start is told beside the cell in which both stand', () => {
    expect(rowOf(['Fecha', 'Hora', 'Paciente'], ['1/12/2026', '10:15-9:30', 'Eva Ruiz']).errors).toEqual({
      time: 'Acaba antes de empezar',
    });
  });

  test.each([
    [['Fecha', 'Hora'], ['ayer', '9:30'], { date: 'No es una fecha (dd/mm/aaaa)' }],
    [['Fecha', 'Hora'], ['1/12/2026', 'tarde'], { time: 'No es una hora (hh:mm)' }],
    [['Inicio'], ['1/12/2026'], { date: 'No es una hora (hh:mm)' }],
    [['Inicio'], ['01.12.2026'], { date: 'No es una hora (hh:mm)' }],
    [['Fecha', 'Hora'], ['13.12.26', ''], { date: 'No es una hora (hh:mm)' }],
    [['Fecha', 'Hora', 'Fin'], ['1/12/2026', '10:00', '9:00'], { end: 'Acaba antes de empezar' }],
    [
      ['Fecha', 'Hora', 'Duración'],
      ['1/12/2026', '10:00', '900'],
      { duration: expect.stringContaining('15 a 480') },
    ],
  ])('%j with %j says what is wrong', (headings, cells, errors) => {
    expect(rowOf(headings, cells).errors).toEqual(errors);
  });

  test.each([
    ['Evaluación', 'EVALUATION'],
    ['Osteopatía', 'TREATMENT'],
    ['', 'TREATMENT'],
  ])('the type «%s» becomes %s, and refuses no row', (cell, type) => {
    const { body, errors } = rowOf(['Fecha', 'Hora', 'Tipo'], ['1/12/2026', '10:00', cell]);
    expect([body.type, errors]).toEqual([type, {}]);
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
});
