import { CATEGORIES, DIFFICULTIES, DIFFICULTY_LABELS } from '@/contract/exercises';
import type { CommandContext } from '../core/context';
import { toExerciseAnswer } from './answers';
import { exerciseRepository } from './repository';

/** The whole library, by name. */
export async function listExercises({ db, user }: CommandContext) {
  const rows = await exerciseRepository(db).list();
  return { data: rows.map((row) => toExerciseAnswer(row, user)) };
}

const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: category }));
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }));

export const exerciseCategories = () => ({ data: CATEGORY_OPTIONS });

export const exerciseDifficulties = () => ({ data: DIFFICULTY_OPTIONS });
