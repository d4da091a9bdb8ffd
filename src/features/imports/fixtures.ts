import type { EndedImport } from '@/contract/importSchemas';
import { APPOINTMENT_IMPORT_MESSAGES as APPOINTMENT_MESSAGES } from '@/contract/appointmentImports';
import { appointmentFaults, patientFaults } from './corrections';
import type { AppointmentReport, RowReport } from './held';
import type { Corrections } from './ui/ReviewRows';

/** Earlier imports for stories and tests. */
export const IMPORT_FIXTURES: EndedImport[] = [
  {
    id: 'i2',
    therapistName: 'Ana Vidal',
    createdAt: '2026-11-20T09:30:00.000Z',
    total: 1240,
    undoneAt: null,
  },
  {
    id: 'i1',
    therapistName: 'Ana Vidal',
    createdAt: '2026-11-18T16:05:00.000Z',
    total: 3,
    undoneAt: '2026-11-18T16:10:00.000Z',
  },
];

/** A file as it is read. */
export const TABLE_FIXTURE = {
  headings: ['Nombre', 'Apellidos', 'DNI', 'Fecha de nacimiento', 'Sexo', 'Móvil', 'Nº tarjeta sanitaria'],
  rows: [
    ['María Dolores', 'Fernández-Castañeda Núñez', '12345678Z', '09/03/1958', 'M', '612 345 678', ''],
    ['Íñigo', 'Peña Ruiz', 'X1234567L', '31/12/1990', 'H', '+34 699 111 222', 'BBBB'],
    ['Begoña', 'Güell', '', 'ayer', 'M', '933445566', ''],
  ],
};

const report = (line: number, name: string, more: Partial<RowReport> = {}): RowReport => ({
  body: { name } as RowReport['body'],
  errors: {},
  line,
  refusals: [],
  duplicates: [],
  like: undefined,
  ...more,
});

/** Rows of a file after their check: one faultless, two with faults, two alike. */
export const REPORT_FIXTURES: RowReport[] = [
  report(2, 'María Dolores Fernández-Castañeda Núñez'),
  report(3, 'Begoña Güell', { errors: { dateOfBirth: 'No es una fecha (dd/mm/aaaa)' } }),
  report(4, '', {
    refusals: [
      { field: 'name', message: 'El nombre es obligatorio' },
      { field: 'details.documentNumber', message: 'La letra del NIF o NIE no es correcta' },
    ],
  }),
  report(5, 'Eva Ruiz', {
    body: { name: 'Eva Ruiz', phone: '612345678', dateOfBirth: '1980-03-12' } as RowReport['body'],
    duplicates: [
      {
        id: 'd1',
        name: 'Eva Ruiz Sánchez',
        email: 'eva@correo.example',
        phone: '612 345 678',
        dateOfBirth: '1980-03-12',
        reasons: ['NAME_AND_BIRTH', 'PHONE'],
      },
    ],
  }),
  report(6, 'Maria Dolores Fernandez Castañeda', { like: { row: 0, reasons: ['NAME'] } }),
];

/** Earlier imports of appointments. */
export const APPOINTMENT_IMPORT_FIXTURES: EndedImport[] = [
  {
    id: 'a2',
    therapistName: 'Ana Vidal',
    createdAt: '2026-11-20T10:10:00.000Z',
    total: 86,
    undoneAt: null,
  },
  {
    id: 'a1',
    therapistName: 'Ana Vidal',
    createdAt: '2026-11-19T16:05:00.000Z',
    total: 1,
    undoneAt: '2026-11-19T16:10:00.000Z',
  },
];

/** An agenda as it is read from a file. */
export const AGENDA_FIXTURE = {
  headings: ['Fecha', 'Hora', 'Fin', 'Paciente', 'DNI', 'Sala', 'Color'],
  rows: [
    [
      '01/12/2099',
      '9:30',
      '10:15',
      'Fernández-Castañeda Núñez, María Dolores',
      '12345678Z',
      'Sala 1',
      'azul',
    ],
    ['01/12/2099', '10:15', '11:00', 'Íñigo Peña Ruiz', '', '', 'rojo'],
    ['mañana', '12:00', '', 'Begoña Güell', '', '', ''],
  ],
};

const found = (line: number, name: string, more: Partial<AppointmentReport> = {}): AppointmentReport => ({
  body: { name, date: '2099-12-01', time: '09:30', duration: 45, type: 'TREATMENT' },
  errors: {},
  line,
  patient: { id: `p${line}`, name },
  room: null,
  refusals: [],
  outside: null,
  notes: [],
  ...more,
});

/** Rows of an agenda after their check: two that can be booked, three that cannot, one outside the hours. */
export const APPOINTMENT_REPORT_FIXTURES: AppointmentReport[] = [
  found(2, 'María Dolores Fernández-Castañeda Núñez', { room: { id: 'r1', name: 'Sala 1' } }),
  found(3, 'Íñigo Peña Ruiz', { notes: [APPOINTMENT_MESSAGES.noRoom('Gimnasio')] }),
  found(4, 'Begoña Güell', { patient: null, errors: { date: APPOINTMENT_MESSAGES.date } }),
  found(5, 'Leo Gil', {
    patient: null,
    refusals: [APPOINTMENT_MESSAGES.several('Leo Gil Mora, Leo Gil Sanz')],
  }),
  found(6, 'Eva Ruiz', { refusals: [APPOINTMENT_MESSAGES.overlap('09:30')] }),
  found(7, 'Ana Gil', { outside: 'La consulta está cerrada a esa hora.' }),
];

const noCorrections = (faultsOf: Corrections['faultsOf']): Corrections => ({
  ...{ faultsOf, corrected: [], last: null },
  ...{ onType: () => undefined, onCheck: () => undefined },
});

/** Corrections of those rows of patients, before any was made. */
export const CORRECTIONS_FIXTURE = noCorrections((place) =>
  patientFaults(REPORT_FIXTURES[place] ?? report(0, ''), {
    mapping: ['name', 'documentNumber', 'dateOfBirth'],
    cells: place === 1 ? ['Begoña Güell', '', 'ayer'] : ['', '12345678A', ''],
  }),
);

/** Corrections of those rows of an agenda, before any was made. */
export const APPOINTMENT_CORRECTIONS_FIXTURE = noCorrections((place) => {
  const row = APPOINTMENT_REPORT_FIXTURES[place] ?? found(0, '');
  return appointmentFaults(row, {
    mapping: ['date', 'time', 'name', 'documentNumber'],
    cells: [place === 2 ? 'mañana' : '01/12/2099', '9:30', row.body.name ?? '', ''],
  });
});
