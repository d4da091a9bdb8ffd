import { EXERCISE_REGION_LABELS } from './exercises';

/** Body regions of an episode: those of the exercise library that name a part or function of the body. */
export const EPISODE_REGIONS = [
  'CERVICAL',
  'SHOULDER',
  'ELBOW_WRIST_HAND',
  'THORACIC',
  'LUMBAR',
  'HIP',
  'KNEE',
  'ANKLE_FOOT',
  'PELVIC_FLOOR',
  'BREATHING',
  'VESTIBULAR',
  'CARDIOVASCULAR',
] as const;
export type EpisodeRegion = (typeof EPISODE_REGIONS)[number];

/** Spanish labels of the regions. */
export const EPISODE_REGION_LABELS = Object.fromEntries(
  EPISODE_REGIONS.map((region) => [region, EXERCISE_REGION_LABELS[region]]),
) as Record<EpisodeRegion, string>;

/** Why an episode ended. */
export const DISCHARGE_REASONS = [
  'GOALS_REACHED',
  'AUTHORISATION_OVER',
  'STOPPED_COMING',
  'REFERRED',
  'NO_PROGRESS',
  'DECEASED',
  'OTHER',
] as const;
export type DischargeReason = (typeof DISCHARGE_REASONS)[number];
export const DISCHARGE_REASON_LABELS: Record<DischargeReason, string> = {
  GOALS_REACHED: 'Objetivos alcanzados',
  AUTHORISATION_OVER: 'Fin de la autorización',
  STOPPED_COMING: 'Abandono',
  REFERRED: 'Derivación',
  NO_PROGRESS: 'Sin mejoría esperable',
  DECEASED: 'Fallecimiento',
  OTHER: 'Otro motivo',
};

/** What a discharge does with the active routines of the episode. */
export const ROUTINE_OUTCOMES = ['STAY', 'END'] as const;

/** What a discharge does with the open appointments ahead. */
export const APPOINTMENT_OUTCOMES = ['STAY', 'CANCEL'] as const;

/** What a reopening does with the routines that the discharge ended. */
export const REOPENING_OUTCOMES = ['STAY', 'RESUME'] as const;

export const EPISODE_LIMITS = {
  /** Sessions that one authorisation may grant. */
  authorisedMin: 1,
  authorisedMax: 365,
  /** From so many sessions left on, the record warns. */
  fewSessionsLeft: 2,
} as const;

export const EPISODE_MESSAGES = {
  opened: 'Proceso abierto',
  openFailed: 'Error al abrir el proceso',
  updated: 'Proceso actualizado',
  updateFailed: 'Error al actualizar el proceso',
  discharged: 'Paciente dado de alta del proceso',
  dischargeFailed: 'Error al dar de alta',
  reopened: 'Proceso reabierto',
  reopenFailed: 'Error al reabrir el proceso',
  removed: 'Proceso eliminado',
  removeFailed: 'Error al eliminar el proceso',
  loadFailed: 'Error al cargar los procesos',
  notFound: 'Proceso no encontrado',
  unknown: 'Elige un proceso del paciente',
  reasonRequired: 'Escribe el motivo del proceso',
  outcomeRequired: 'Elige qué hacer',
  dischargeReasonRequired: 'Elige el motivo del alta',
  cancellationTold: 'Si se cancelan, se avisa al paciente que tiene cuenta o recibe correos de sus citas.',
  noMailsOfDeceased:
    'No saldrá ningún correo más de sus citas: en su ficha queda marcado «No enviar correos de citas».',
  leadUnknown: 'Elige un fisioterapeuta que atienda al paciente',
  dischargeBeforeStart: 'El alta no puede ser anterior al inicio del proceso',
  startAfterDischarge: 'El inicio no puede ser posterior al alta',
  authorisedRange: `Introduce un número entre ${EPISODE_LIMITS.authorisedMin} y ${EPISODE_LIMITS.authorisedMax}`,
  alreadyDischarged: 'Este proceso ya está dado de alta',
  notDischarged: 'Este proceso ya está abierto',
  notEmpty: 'Solo se puede eliminar un proceso abierto y vacío',
} as const;

/** Paths of the episodes of care. Our server's own. */
export const EPISODE_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/episodes`,
  one: (id: string) => `/api/episodes/${encodeURIComponent(id)}`,
  versions: (id: string) => `/api/episodes/${encodeURIComponent(id)}/versions`,
  discharge: (id: string) => `/api/episodes/${encodeURIComponent(id)}/discharge`,
  reopen: (id: string) => `/api/episodes/${encodeURIComponent(id)}/reopen`,
} as const;
