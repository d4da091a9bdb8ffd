import { useEffect, useMemo } from 'react';
import { counted, normaliseEnum } from '@/contract/common/text';
import type { Option, Exercise } from '@/contract/exerciseAnswers';
import { CATEGORIES, DIFFICULTIES, DIFFICULTY_LABELS, EXERCISE_MESSAGES } from '@/contract/exercises';
import { growExerciseIndex, searchExercises } from '@/contract/exerciseSearch';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { useListExerciseCategoriesQuery, useListExerciseDifficultiesQuery } from './api';
import type { ExercisesState } from './slice';

/** Categories and difficulties with their labels. */
export interface ExerciseLists {
  categories: readonly Option[];
  difficulties: readonly Option[];
}

/** Built-in lists, used until the server's are loaded. */
export const OWN_LISTS: ExerciseLists = {
  categories: CATEGORIES.map((value) => ({ value, label: value })),
  difficulties: DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] })),
};

/** The option of a value, ignoring case. */
function optionOf(options: readonly Option[], value: string): Option | undefined {
  const normal = normaliseEnum(value);
  return (
    options.find((one) => one.value === value) ?? options.find((one) => normaliseEnum(one.value) === normal)
  );
}

/** Label of a value; the value itself if it is not listed. */
export const optionLabel = (options: readonly Option[], value: string): string =>
  optionOf(options, value)?.label ?? value;

/** Label of a difficulty, with the built-in label if it is not listed. */
export const difficultyText = ({ difficulties }: ExerciseLists, value: string): string =>
  optionOf(difficulties, value)?.label ?? optionLabel(OWN_LISTS.difficulties, value);

/** Proposed dose in one line, e.g. '3 series · 12 repeticiones · 40 s'; empty if there is none. */
export function doseText({ sets, reps, duration }: Pick<Exercise, 'sets' | 'reps' | 'duration'>): string {
  return [
    sets && counted(sets, ['serie', 'series']),
    reps && counted(reps, ['repetición', 'repeticiones']),
    duration && `${duration} s`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Categories and difficulties from the server, or the built-in ones after a failure. A failure shows a toast
 * unless `quiet`, which is for forms of other domains.
 */
export function useExerciseLists({ quiet = false }: { quiet?: boolean } = {}): ExerciseLists {
  const dispatch = useAppDispatch();
  const categories = useListExerciseCategoriesQuery();
  const difficulties = useListExerciseDifficultiesQuery();
  const failure = categories.error ?? difficulties.error;

  useEffect(() => {
    if (!failure || quiet) return;
    dispatch(toastRequested({ message: errorText(failure, EXERCISE_MESSAGES.dataFailed), variant: 'error' }));
  }, [failure, quiet, dispatch]);

  return useMemo(
    () => ({
      categories: categories.currentData?.length ? categories.currentData : OWN_LISTS.categories,
      difficulties: difficulties.currentData?.length ? difficulties.currentData : OWN_LISTS.difficulties,
    }),
    [categories.currentData, difficulties.currentData],
  );
}

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
