/**
 * Attributes for finding exercises, besides category and difficulty. The values are stored, the labels shown.
 */

export const EXERCISE_REGIONS = [
  'CERVICAL',
  'SHOULDER',
  'ELBOW_WRIST_HAND',
  'THORACIC',
  'LUMBAR',
  'HIP',
  'KNEE',
  'ANKLE_FOOT',
  'BREATHING',
  'BALANCE',
  'VESTIBULAR',
  'PELVIC_FLOOR',
  'NEURODYNAMICS',
  'POSTOPERATIVE',
  'OLDER_ADULTS',
  'PAEDIATRICS',
  'SPORTS',
  'CARDIOVASCULAR',
] as const;
export type ExerciseRegion = (typeof EXERCISE_REGIONS)[number];
export const EXERCISE_REGION_LABELS: Record<ExerciseRegion, string> = {
  CERVICAL: 'Cervical',
  SHOULDER: 'Hombro',
  ELBOW_WRIST_HAND: 'Codo, muñeca y mano',
  THORACIC: 'Dorsal',
  LUMBAR: 'Lumbar',
  HIP: 'Cadera',
  KNEE: 'Rodilla',
  ANKLE_FOOT: 'Tobillo y pie',
  BREATHING: 'Respiratoria',
  BALANCE: 'Equilibrio y caídas',
  VESTIBULAR: 'Vestibular',
  PELVIC_FLOOR: 'Suelo pélvico',
  NEURODYNAMICS: 'Neurodinámica',
  POSTOPERATIVE: 'Fases postoperatorias',
  OLDER_ADULTS: 'Personas mayores',
  PAEDIATRICS: 'Pediatría',
  SPORTS: 'Deporte',
  CARDIOVASCULAR: 'Cardiovascular',
};

export const EXERCISE_AIMS = [
  'MOBILITY',
  'STRENGTH',
  'STRETCHING',
  'MOTOR_CONTROL',
  'BALANCE',
  'BREATHING',
  'ENDURANCE',
  'POWER',
  'COORDINATION',
  'GAZE',
  'HABITUATION',
  'RELAXATION',
  'NEURAL',
  'CIRCULATION',
  'FUNCTION',
] as const;
export type ExerciseAim = (typeof EXERCISE_AIMS)[number];
export const EXERCISE_AIM_LABELS: Record<ExerciseAim, string> = {
  MOBILITY: 'Movilidad',
  STRENGTH: 'Fuerza',
  STRETCHING: 'Estiramiento',
  MOTOR_CONTROL: 'Control motor',
  BALANCE: 'Equilibrio',
  BREATHING: 'Respiración',
  ENDURANCE: 'Resistencia',
  POWER: 'Potencia',
  COORDINATION: 'Coordinación',
  GAZE: 'Estabilización de la mirada',
  HABITUATION: 'Habituación',
  RELAXATION: 'Relajación',
  NEURAL: 'Deslizamiento neural',
  CIRCULATION: 'Circulación',
  FUNCTION: 'Función diaria',
};

/** Spanish label of a region; another backend's own text is returned unchanged. */
export const regionLabel = (value: string): string =>
  (EXERCISE_REGION_LABELS as Record<string, string | undefined>)[value] ?? value;

/** Spanish label of an aim; another backend's own text is returned unchanged. */
export const aimLabel = (value: string): string =>
  (EXERCISE_AIM_LABELS as Record<string, string | undefined>)[value] ?? value;
