import { normaliseEnum } from '../common/normaliseEnum';

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
