import { useEffect } from 'react';
import type { Option } from '@/contract/exercises/entities';
import { CATEGORIES, DIFFICULTIES, DIFFICULTY_LABELS } from '@/contract/exercises/enums';
import { EXERCISE_MESSAGES } from '@/contract/exercises/messages';
import { errorText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { useListExerciseCategoriesQuery, useListExerciseDifficultiesQuery } from './api';

const OWN_CATEGORIES: Option[] = CATEGORIES.map((value) => ({ value, label: value }));
const OWN_DIFFICULTIES: Option[] = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }));

const firstFilled = (sent: Option[] | undefined, own: Option[]): Option[] => (sent?.length ? sent : own);

/** Categories and difficulties as the server lists them (spec §3 Exercise); the client's own where that fails. */
export function useExerciseLists() {
  const dispatch = useAppDispatch();
  const categories = useListExerciseCategoriesQuery();
  const difficulties = useListExerciseDifficultiesQuery();
  const failure = categories.error ?? difficulties.error;

  useEffect(() => {
    if (!failure) return;
    dispatch(toastRequested({ message: errorText(failure, EXERCISE_MESSAGES.dataFailed), variant: 'error' }));
  }, [failure, dispatch]);

  return {
    categories: firstFilled(categories.currentData, OWN_CATEGORIES),
    difficulties: firstFilled(difficulties.currentData, OWN_DIFFICULTIES),
  };
}
