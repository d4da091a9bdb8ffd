import { EXERCISE_REGION_LABELS } from '../exercises/facets';

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
  'OTHER',
] as const;
export type DischargeReason = (typeof DISCHARGE_REASONS)[number];
export const DISCHARGE_REASON_LABELS: Record<DischargeReason, string> = {
  GOALS_REACHED: 'Objetivos alcanzados',
  AUTHORISATION_OVER: 'Fin de la autorización',
  STOPPED_COMING: 'Abandono',
  REFERRED: 'Derivación',
  NO_PROGRESS: 'Sin mejoría esperable',
  OTHER: 'Otro motivo',
};

/** What a discharge does with the active routines of the episode. */
export const ROUTINE_OUTCOMES = ['STAY', 'END'] as const;
export type RoutineOutcome = (typeof ROUTINE_OUTCOMES)[number];

/** What a discharge does with the open appointments ahead. */
export const APPOINTMENT_OUTCOMES = ['STAY', 'CANCEL'] as const;
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number];
