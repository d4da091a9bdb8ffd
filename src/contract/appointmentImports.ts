import { APPOINTMENT_LIMITS } from './appointments';
import { TEXT_LIMITS } from './common/constants';
import { wordFor } from './common/text';
import { guessFields, type HeadedField, IMPORT_FIELDS } from './importFields';
import { APPOINTMENT_IMPORT_LIMITS as LIMITS } from './imports';

/** What a column of an agenda may hold, in the order in which it is offered. `surnames` joins `name`. */
export const APPOINTMENT_IMPORT_FIELDS = {
  date: {
    label: 'Día',
    headings: [
      'fecha',
      'dia',
      'fecha de la cita',
      'fecha cita',
      'inicio',
      'fecha y hora',
      'comienzo',
      'date',
    ],
  },
  time: { label: 'Hora', headings: ['hora', 'hora de inicio', 'hora inicio', 'hora cita', 'desde', 'time'] },
  end: { label: 'Hora de fin', headings: ['fin', 'hora de fin', 'hora fin', 'hasta', 'final'] },
  duration: {
    label: 'Duración (min)',
    headings: ['duracion', 'minutos', 'duracion min', 'duracion minutos'],
  },
  // What an agenda is about often holds the name.
  name: { ...IMPORT_FIELDS.name, vague: [...IMPORT_FIELDS.name.vague, 'asunto', 'titulo'] },
  surnames: IMPORT_FIELDS.surnames,
  secondSurname: IMPORT_FIELDS.secondSurname,
  documentNumber: IMPORT_FIELDS.documentNumber,
  email: IMPORT_FIELDS.email,
  phone: IMPORT_FIELDS.phone,
  type: { label: 'Tipo', headings: ['tipo', 'tipo de cita', 'tipo cita'] },
  status: { label: 'Estado', headings: ['estado', 'estado de la cita', 'estado cita', 'situacion'] },
  room: { label: 'Sala', headings: ['sala', 'cabina', 'box', 'lugar', 'consulta', 'ubicacion'] },
  notes: {
    label: 'Notas',
    headings: ['notas', 'nota', 'observaciones', 'comentarios', 'descripcion', 'motivo'],
  },
} as const satisfies Record<string, HeadedField>;

const GIVER: HeadedField = {
  label: 'Profesional',
  headings: ['fisioterapeuta', 'terapeuta', 'especialista', 'doctor', 'doctora', 'empleado', 'agenda'],
};

/**
 * Whose appointments a file of several agendas holds, by a column such as «Profesional»; empty where it names one at most. All
 * of a file are booked with one therapist.
 */
export function giversIn({
  headings,
  rows,
}: {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}): string[] {
  const column = guessFields({ giver: GIVER }, headings).indexOf('giver');
  const names = new Set(rows.flatMap((row) => row[column]?.trim() || []));
  return names.size > 1 ? [...names] : [];
}

/** The most characters of a cell that is taken over as it is. */
export const FOUND_TEXT_LIMITS = {
  documentNumber: TEXT_LIMITS.shortText,
  email: TEXT_LIMITS.email,
  phone: TEXT_LIMITS.phone,
  room: TEXT_LIMITS.line,
  notes: TEXT_LIMITS.paragraph,
} as const satisfies Partial<Record<keyof typeof APPOINTMENT_IMPORT_FIELDS, number>>;

export type AppointmentImportField = keyof typeof APPOINTMENT_IMPORT_FIELDS;
export const APPOINTMENT_IMPORT_FIELD_NAMES = Object.keys(
  APPOINTMENT_IMPORT_FIELDS,
) as AppointmentImportField[];

/** Which field each column fills; `null` for a column that is left out. */
export type AppointmentMapping = readonly (AppointmentImportField | null)[];

/** Guesses by its heading what each column of an agenda holds. */
export const guessAppointmentMapping = (headings: readonly string[]): AppointmentMapping =>
  guessFields(APPOINTMENT_IMPORT_FIELDS, headings);

/** Columns that say whose an appointment is. */
const PERSON = ['name', 'surnames', 'documentNumber', 'email', 'phone'] as const;

/** Whether enough columns are known to make appointments. The time may stand in the column of the day. */
export const isMappingEnough = (mapping: AppointmentMapping): boolean =>
  mapping.includes('date') && PERSON.some((field) => mapping.includes(field));

const appointmentsIn = (count: number) =>
  `${count.toLocaleString('es-ES')} ${wordFor(count, ['cita', 'citas'])}`;

export const APPOINTMENT_IMPORT_MESSAGES = {
  appointments: appointmentsIn,
  sent: (count: number) => `${count === 1 ? 'Se ha importado' : 'Se han importado'} ${appointmentsIn(count)}`,
  checkFailed: 'No se han podido comprobar las filas',
  recheckFailed: 'No se ha podido comprobar la fila',
  sendFailed: 'No se han podido importar las citas. No se ha guardado ninguna.',
  listFailed: 'No se han podido cargar las importaciones de citas',
  undone: 'Importación deshecha',
  undoFailed: 'No se ha podido deshacer la importación',
  notFound: 'La importación no existe',
  wrongRows: 'Hay citas que no son válidas. No se ha guardado ninguna.',
  changed:
    'La agenda ha cambiado mientras tanto: vuelve a comprobar el archivo. No se ha guardado ninguna cita.',
  inUse: (count: number) =>
    count === 1
      ? 'No se puede deshacer: una cita ya ha empezado o se ha cambiado'
      : `No se puede deshacer: ${count} citas ya han empezado o se han cambiado`,
  told: (count: number) =>
    count === 1
      ? 'No se puede deshacer: un paciente ya ha sido avisado de su cita o ha respondido. Cancélala en la agenda.'
      : `No se puede deshacer: ${count} pacientes ya han sido avisados de su cita o han respondido. Cancélalas en la agenda.`,
  needed: 'Elige qué columnas llevan el día, la hora y de quién es cada cita',
  date: 'No es una fecha (dd/mm/aaaa)',
  time: 'No es una hora (hh:mm)',
  duration: `No es una duración en minutos, de ${APPOINTMENT_LIMITS.durationMin} a ${APPOINTMENT_LIMITS.durationMax}`,
  end: 'Acaba antes de empezar',
  cancelled: 'Está cancelada: no se importa',
  nobody: 'Falta de quién es: nombre, NIF, correo o teléfono',
  noPatient: 'Ningún paciente coincide con estos datos',
  ofAnother: (name: string, therapist: string) => `${name} es paciente de ${therapist}`,
  several: (names: string) => `Puede ser de varios pacientes: ${names}`,
  otherName: (name: string) => `El correo o el teléfono es de ${name}, con otro nombre`,
  past: 'Ya ha pasado',
  sameTime: (line: number) => `Coincide con la fila ${line}`,
  known: 'Ya está en la agenda',
  overlap: (time: string) => `Ya hay otra cita a esa hora (${time})`,
  patientBusy: (time: string) => `El paciente ya tiene otra cita a esa hora (${time})`,
  roomBusy: (time: string) => `La sala está ocupada a esa hora (${time})`,
  noRoom: (room: string) => `No hay ninguna sala «${room}»: se importa sin sala`,
  onlyFirst: `Se importan como mucho ${LIMITS.rows} de una vez. Después vuelve a elegir el archivo: las que ya estén no se repiten.`,
} as const;

/** Imports of appointments. Only our server has them, under the capability `appointmentImports`. */
export const APPOINTMENT_IMPORT_PATHS = {
  list: '/api/appointment-imports',
  check: '/api/appointment-imports/check',
  one: (id: string) => `/api/appointment-imports/${encodeURIComponent(id)}`,
} as const;
