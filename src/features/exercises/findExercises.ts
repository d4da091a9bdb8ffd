import type { Exercise } from '@/contract/exercises/entities';
import { DIFFICULTY_LABELS } from '@/contract/exercises/enums';
import { aimLabel, regionLabel } from '@/contract/exercises/facets';
import { normaliseEnum } from '@/contract/common/normaliseEnum';
import { foldText } from '@/shared/lib/text';
import type { ExercisesState } from './slice';

/** Folded text of an exercise, computed once: a keystroke among 5,000 only compares. */
const folded = new WeakMap<Exercise, string>();

function textOfExercise(exercise: Exercise): string {
  let text = folded.get(exercise);
  if (text === undefined) {
    const { name, description, category, difficulty, equipment, region, aim } = exercise;
    const parts = [
      name,
      category,
      region && regionLabel(region),
      aim && aimLabel(aim),
      equipment,
      description,
      DIFFICULTY_LABELS[difficulty],
    ];
    text = foldText(parts.filter(Boolean).join(' '));
    folded.set(exercise, text);
  }
  return text;
}

/**
 * Exercises that hold every word of the search in their name, description, category, region, aim or equipment (accents
 * and case aside), and are of the category and difficulty asked for. Those whose name begins with the search come first.
 */
export function findExercises(
  exercises: readonly Exercise[],
  { search, category, difficulty }: ExercisesState,
): Exercise[] {
  const query = foldText(search).trim();
  const words = query.split(/\s+/).filter(Boolean);
  const level = normaliseEnum(difficulty);
  const matching = exercises.filter(
    (exercise) =>
      (!category || exercise.category === category) &&
      (!level || exercise.difficulty === level) &&
      (words.length === 0 || words.every((word) => textOfExercise(exercise).includes(word))),
  );
  if (words.length === 0) return matching;
  const beginsWith = (exercise: Exercise) => textOfExercise(exercise).startsWith(query);
  return [...matching.filter(beginsWith), ...matching.filter((exercise) => !beginsWith(exercise))];
}

const WARM_PORTION = 250;

/** Folds the texts of a library ahead of the first search, a portion to a task. Returns how to stop. */
export function warmSearch(exercises: readonly Exercise[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const warm = (start: number) => {
    exercises.slice(start, start + WARM_PORTION).forEach(textOfExercise);
    if (start + WARM_PORTION < exercises.length) timer = setTimeout(() => warm(start + WARM_PORTION), 0);
  };
  timer = setTimeout(() => warm(0), 0);
  return () => clearTimeout(timer);
}
