import { useCallback } from 'react';
import { TEXT_LIMITS } from '@/contract/common/limits';
import { type Accepts, useListFilters } from '@/shared/list-filters';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { exerciseCategoryChosen, exerciseDifficultyChosen, selectExerciseFilters } from './slice';

interface Kept extends Record<string, string> {
  category: string;
  difficulty: string;
}

/** The backend has categories and difficulties of its own. */
const isShort = (value: string) => value.length <= TEXT_LIMITS.search;
const ACCEPTS: Accepts<Kept> = { category: isShort, difficulty: isShort };

/** Keeps category and difficulty of the library in the address and on this device. */
export function useKeptExerciseFilters(): void {
  const dispatch = useAppDispatch();
  const { category, difficulty } = useAppSelector(selectExerciseFilters);
  useListFilters<Kept>({
    screen: 'exercises-filters',
    values: { category, difficulty },
    accepts: ACCEPTS,
    onRestored: useCallback(
      (found: Kept) => {
        dispatch(exerciseCategoryChosen(found.category));
        dispatch(exerciseDifficultyChosen(found.difficulty));
      },
      [dispatch],
    ),
  });
}
