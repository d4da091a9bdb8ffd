import { counted, normaliseEnum } from './common/text';

/** Frequencies of a routine: values and labels. */
export const FREQUENCIES = ['DAILY', 'TWICE_DAILY', 'EVERY_OTHER_DAY', 'WEEKLY', 'CUSTOM'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const FREQUENCY_LABELS: Record<Frequency, string> = {
  DAILY: 'Diario',
  TWICE_DAILY: '2x Diario',
  EVERY_OTHER_DAY: 'Día por medio',
  WEEKLY: 'Semanal',
  CUSTOM: 'Personalizado',
};

/** Label of a frequency; another backend's own value is returned unchanged. */
export function frequencyLabel(value: string): string {
  return FREQUENCY_LABELS[normaliseEnum(value) as Frequency] ?? value;
}

/** '1 ejercicio', '6 ejercicios'. */
export const exercisesText = (count: number): string => counted(count, ['ejercicio', 'ejercicios']);

export const ROUTINE_STATUSES = ['ACTIVE', 'COMPLETED'] as const;
export type RoutineStatus = (typeof ROUTINE_STATUSES)[number];
export const ROUTINE_STATUS_LABELS: Record<RoutineStatus, string> = {
  ACTIVE: 'Activa',
  COMPLETED: 'Completada',
};

/** Reads a status in either case; an unknown one becomes active. */
export function routineStatusOf(value: unknown): RoutineStatus {
  const normal = normaliseEnum(value);
  return ROUTINE_STATUSES.find((status) => status === normal) ?? 'ACTIVE';
}

/** Difficulties of a routine, in lower case; those of an exercise are in upper case. */
export const ROUTINE_DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type RoutineDifficulty = (typeof ROUTINE_DIFFICULTIES)[number];
export const ROUTINE_DIFFICULTY_LABELS: Record<RoutineDifficulty, string> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
};

/** Sides on which an exercise is prescribed. `alternating` changes with each repetition. */
export const PRESCRIBED_SIDES = ['both', 'right', 'left', 'alternating'] as const;
export type PrescribedSide = (typeof PRESCRIBED_SIDES)[number];
export const PRESCRIBED_SIDE_LABELS: Record<PrescribedSide, string> = {
  both: 'Ambos lados',
  right: 'Lado derecho',
  left: 'Lado izquierdo',
  alternating: 'Alternando',
};

/** Limits of a routine. `duration` is in weeks; times of exercises are in seconds. */
export const ROUTINE_LIMITS = {
  weeksMin: 1,
  weeksMax: 52,
  setsMin: 1,
  repsMin: 1,
  exerciseDurationDefault: 30,
  restTimeDefault: 60,
  difficultyDefault: 'beginner',
  /** Upper limits of what one person can do. */
  exercisesMax: 60,
  setsMax: 50,
  repsMax: 100,
  secondsMax: 3600,
} as const;

/** Times a day of a CUSTOM routine. */
export const SCHEDULE_LIMITS = { timesMin: 1, timesMax: 6 } as const;

/** Limits of what is prescribed with an exercise. Seconds of a tempo's parts, degrees, characters. */
export const PRESCRIPTION_LIMITS = { secondsMax: 60, degreesMin: 1, degreesMax: 360, text: 40 } as const;

/** Texts of routines. The wording is fixed; see `COMMON_MESSAGES`. */
export const ROUTINE_MESSAGES = {
  saveFailed: 'Error al guardar la rutina',
  deleteFailed: 'Error al eliminar la rutina',
  dataFailed: 'Error al cargar datos',
  created: 'Rutina creada correctamente',
  updated: 'Rutina actualizada correctamente',
  deleted: 'Rutina eliminada correctamente',
  exported: 'Rutina exportada correctamente',
  notFound: 'Rutina no encontrada',
  templateNotYours: 'Solo quien creó la plantilla o un administrador puede cambiarla',
  templateStays: 'Una plantilla no se puede convertir en rutina ni al revés',
  runByPatient: 'Su paciente ya ha hecho esta rutina. Duplícala para dársela a otro.',
  templateSaved: 'Plantilla guardada',
  templateDeleted: 'Plantilla eliminada',
  copyOf: (name: string) => `Copia de una rutina de ${name}`,
  copyToReview: 'Descripción, notas y prescripción son suyas: revísalas antes de darla a otra persona.',
  copyFailed: 'No se ha podido copiar el enlace: está seleccionado, cópialo a mano.',
  nameRequired: 'El nombre de la rutina es obligatorio',
  patientRequired: 'Debes seleccionar un paciente',
  frequencyRequired: 'Debes seleccionar una frecuencia',
  ownPace: 'Sin días elegidos, cada paciente la hace a su ritmo y no cuenta como pendiente.',
  ownPaceOnPaper: 'A tu ritmo, sin días fijos',
  dueOnDays: 'La rutina toca los días elegidos.',
  weekdaysRequired: 'Elige al menos un día de la semana',
  timesRequired: 'Indica cuántas veces al día',
  tempoRequired: 'Indica los segundos',
  tempoCounts: (seconds: number) => `Cada repetición dura ${seconds} s; la duración del ejercicio no cuenta.`,
  weeksMin: 'La duración debe ser al menos 1 semana',
  weeksMax: 'La duración debe ser como máximo 52 semanas',
  exercisesRequired: 'Debes agregar al menos un ejercicio',
  exerciseRequired: (number: number) => `Debes seleccionar un ejercicio en el ejercicio ${number}`,
  exerciseMissing: (number: number) => `El ejercicio ${number} ya no está en la biblioteca`,
  setsMin: (number: number) => `El ejercicio ${number} debe tener al menos 1 serie`,
  repsMin: (number: number) => `El ejercicio ${number} debe tener al menos 1 repetición`,
} as const;

export const ROUTINE_PATHS = {
  list: '/api/routines',
  one: (id: string) => `/api/routines/${encodeURIComponent(id)}`,
  frequencies: '/api/routines/frequencies/list',
  mine: '/api/routines/my-routines',
  ofPatient: (patientId: string) => `/api/routines/patient/${encodeURIComponent(patientId)}`,
} as const;
