import { normaliseEnum } from '@/contract/common/text';
import type { Exercise } from '@/contract/exerciseAnswers';
import { growExerciseIndex, searchExercises } from '@/contract/exerciseSearch';
import type { ExercisesState } from './slice';

/** Exercises that match search, category and difficulty, best match first. */
export function findExercises(
  exercises: readonly Exercise[],
  { search, category, difficulty }: ExercisesState,
): readonly Exercise[] {
  const found = searchExercises(exercises, search);
  if (!category && !difficulty) return found;
  const level = normaliseEnum(difficulty);
  return found.filter(
    (exercise) => (!category || exercise.category === category) && (!level || exercise.difficulty === level),
  );
}

const WARM_PORTION = 250;

/** Builds the search index in small tasks, before the first search. Returns a function that stops it. */
export function warmSearch(exercises: readonly Exercise[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const warm = () => {
    if (!growExerciseIndex(exercises, WARM_PORTION)) timer = setTimeout(warm, 0);
  };
  timer = setTimeout(warm, 0);
  return () => clearTimeout(timer);
}
