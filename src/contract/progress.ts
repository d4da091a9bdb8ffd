import { HOUR_MS } from './common/constants';
import { addDays } from './common/practiceTime';
import { counted, normaliseEnum } from './common/text';

/** Status of an exercise of a run, and of the day's run. */
export const PROGRESS_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED'] as const;
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number];
export const PROGRESS_STATUS_LABELS: Record<ProgressStatus, string> = {
  PENDING: 'Pendiente',
  IN_PROGRESS: 'En progreso',
  COMPLETED: 'Completado',
};

/** Reads a status in either case; an unknown one becomes pending. */
export function progressStatusOf(value: unknown): ProgressStatus {
  const normal = normaliseEnum(value);
  return PROGRESS_STATUSES.find((status) => status === normal) ?? 'PENDING';
}

/** How far a run came. */
interface RunState {
  status: ProgressStatus;
  completedExercises: number;
  totalExercises: number;
}

/** Whether the patient ended a run without some of its exercises. */
export const isPartial = ({ status, completedExercises, totalExercises }: RunState): boolean =>
  status === 'COMPLETED' && completedExercises < totalExercises;

/** What follows a number of runs of which some are partial: ', 1 incompleta', ', 2 incompletas'. Empty for none. */
export const partialText = (partial: number): string =>
  partial > 0 ? `, ${counted(partial, ['incompleta', 'incompletas'])}` : '';

/** An unfinished run is resumed after midnight if it began at most this many ms ago. */
export const CARRY_OVER_MS = 3 * HOUR_MS;

/** Whether `run` is unfinished and a start at `now`, on the day `today`, resumes it. */
export function isResumable(
  run: { status: ProgressStatus; day: string; startedAt: Date },
  today: string,
  now: Date,
): boolean {
  if (run.status === 'COMPLETED') return false;
  const fresh = now.getTime() - run.startedAt.getTime() <= CARRY_OVER_MS;
  return run.day === today || (run.day === addDays(today, -1) && fresh);
}

/** Days of runs that count: for statistics, for the latest runs and for their pain. */
export const HISTORY_DAYS = 90;
/** How many of them are listed, beside earlier ones that needed a review. */
export const RUNS_LISTED = 20;

/** Limits of the runner's inputs. `duration` is in seconds; pain and effort are on a 0–10 scale. */
export const RUNNER_LIMITS = {
  setsMax: 50,
  repsMax: 100,
  durationMax: 3600,
  painMax: 10,
  effortMax: 10,
} as const;

/** Texts of the patient's routines and the runner. The wording is fixed; see `COMMON_MESSAGES`. */
export const PROGRESS_MESSAGES = {
  todayFailed: 'Error al cargar las rutinas de hoy',
  allFailed: 'Error al cargar todas las rutinas',
  startFailed: 'Error al iniciar rutina',
  completeFailed: 'Error al completar ejercicio',
  finishFailed: 'Error al finalizar rutina',
  progressFailed: 'Error al cargar el progreso de la rutina',
  noExercises: 'No se encontraron ejercicios para esta rutina',
  noValidExercises: 'No se encontraron ejercicios válidos para esta rutina',
  badExercise: 'El ejercicio actual no tiene la estructura esperada',
  videoUnavailable: 'Video no disponible',
  started: 'Rutina iniciada',
  exerciseCompleted: 'Ejercicio completado',
  finished: '¡Rutina completada exitosamente!',
  /** Wording not fixed. */
  reviewFailed: 'Error al marcar como revisada',
  worseSince: 'El paciente ha anotado más dolor después. Míralo antes de marcarla como revisada.',
  adherenceFailed: 'Error al cargar el cumplimiento de las rutinas',
  noteFailed: 'Error al guardar cómo te sientes',
  routineMissing: 'No se encontró la rutina',
  routineEnded: 'Esta rutina ya ha terminado',
  progressMissing: 'No se encontró el progreso de la rutina',
  stoppedNote: 'Parada por dolor',
  otherDay: 'Esta rutina es de otro día. Empieza la de hoy en Mis Rutinas.',
  exerciseMissing: 'El ejercicio no pertenece a esta rutina',
} as const;

export const PROGRESS_PATHS = {
  today: '/api/routine-progress/today',
  stats: '/api/routine-progress/stats',
  one: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}`,
  start: '/api/routine-progress/start',
  completeExercise: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/complete-exercise`,
  finish: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/finish`,
  finishByBody: '/api/routine-progress/finish',
  /** Only on our server: marks a run with pain as reviewed by the therapist. */
  review: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/review`,
  /** Only on our server: adherence of a patient, for the therapist. */
  adherence: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/adherence`,
} as const;
