import { guessFields } from '../imports/guessFields';

interface AppointmentFieldSpec {
  label: string;
  /** Usual headings, folded, without signs. */
  headings: readonly string[];
}

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
  name: {
    label: 'Nombre',
    headings: [
      'nombre',
      'paciente',
      'cliente',
      'nombre y apellidos',
      'nombre completo',
      'asunto',
      'titulo',
      'name',
    ],
  },
  surnames: { label: 'Apellidos', headings: ['apellidos', 'apellido', 'primer apellido', 'apellido 1'] },
  secondSurname: { label: 'Segundo apellido', headings: ['segundo apellido', 'apellido 2'] },
  documentNumber: {
    label: 'NIF, NIE o pasaporte',
    headings: [
      'nif',
      'dni',
      'nie',
      'documento',
      'dni nie',
      'nif nie',
      'dni nif',
      'pasaporte',
      'identificacion',
    ],
  },
  email: {
    label: 'Correo electrónico',
    headings: ['correo electronico', 'correo', 'email', 'e mail', 'mail'],
  },
  phone: {
    label: 'Teléfono',
    headings: ['telefono', 'movil', 'telefono movil', 'tlf', 'tfno', 'tel', 'celular'],
  },
  type: { label: 'Tipo', headings: ['tipo', 'tipo de cita', 'tipo cita'] },
  room: { label: 'Sala', headings: ['sala', 'cabina', 'box', 'lugar', 'consulta', 'ubicacion'] },
  notes: {
    label: 'Notas',
    headings: ['notas', 'nota', 'observaciones', 'comentarios', 'descripcion', 'motivo'],
  },
} as const satisfies Record<string, AppointmentFieldSpec>;

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
