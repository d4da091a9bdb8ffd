import { normaliseEnum } from './common/text';

/** Difficulties of an exercise, in the server's spelling. */
export const DIFFICULTIES = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  BEGINNER: 'Principiante',
  INTERMEDIATE: 'Intermedio',
  ADVANCED: 'Avanzado',
};

/** Reads a difficulty in either case. An unknown one becomes the default, beginner. */
export function difficultyOf(value: unknown): Difficulty {
  const normal = normaliseEnum(value);
  return DIFFICULTIES.find((difficulty) => difficulty === normal) ?? 'BEGINNER';
}

/** Categories of exercises and routines, fixed by the client. Each value is its own label. */
export const CATEGORIES = [
  'Rehabilitación',
  'Fortalecimiento',
  'Flexibilidad',
  'Equilibrio',
  'Cardiovascular',
  'Postural',
  'Deportiva',
  'Geriatría',
  'Pediatría',
] as const;
export type Category = (typeof CATEGORIES)[number];

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

/** What exercises need, each thing once: 'Silla · Banda elástica'. Empty where none needs anything. */
export const materialText = (equipments: readonly (string | null | undefined)[]): string =>
  [...new Set(equipments.map((equipment) => equipment?.trim() ?? ''))]
    .filter((equipment) => equipment !== '' && !/^(sin material|ninguno|nada)\.?$/i.test(equipment))
    .join(' · ');

/** Limits of an exercise. `duration` is in seconds. */
export const EXERCISE_LIMITS = {
  durationMin: 1,
  durationMax: 180,
  setsMin: 1,
  setsMax: 20,
  repsMin: 1,
  repsMax: 100,
} as const;

/** Texts of the exercise library. The wording is fixed; see `COMMON_MESSAGES`. */
export const EXERCISE_MESSAGES = {
  listFailed: 'Error al cargar ejercicios',
  saveFailed: 'Error al guardar ejercicio',
  deleteFailed: 'Error al eliminar ejercicio',
  dataFailed: 'Error al cargar datos',
  created: 'Ejercicio creado',
  updated: 'Ejercicio actualizado',
  deleted: 'Ejercicio eliminado',
  nameRequired: 'El nombre es obligatorio',
  categoryRequired: 'La categoría es obligatoria',
  difficultyRequired: 'La dificultad es obligatoria',
  descriptionRequired: 'La descripción es obligatoria',
  instructionsRequired: 'Las instrucciones son obligatorias',
  lookAlikeVideo: 'La dirección imita a un sitio de vídeos conocido',
  notFound: 'Ejercicio no encontrado',
  notYours: 'Solo quien creó el ejercicio o un administrador puede cambiarlo',
} as const;

export const EXERCISE_PATHS = {
  list: '/api/exercises',
  one: (id: string) => `/api/exercises/${encodeURIComponent(id)}`,
  categories: '/api/exercises/categories/list',
  difficulties: '/api/exercises/difficulties/list',
} as const;
