import { normaliseEnum } from '../common/normaliseEnum';

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
