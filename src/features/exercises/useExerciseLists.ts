import { useEffect, useMemo } from 'react';
import { EXERCISE_MESSAGES } from '@/contract/exercises';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { useListExerciseCategoriesQuery, useListExerciseDifficultiesQuery } from './api';
import { OWN_LISTS, type ExerciseLists } from './labels';

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
