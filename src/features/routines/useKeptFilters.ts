import { useCallback } from 'react';
import { TEXT_LIMITS } from '@/contract/common/limits';
import { type Accepts, useListFilters } from '@/shared/list-filters';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { routineCategoryChosen, selectRoutineFilters } from './slice';

const ACCEPTS: Accepts<{ category: string }> = { category: (value) => value.length <= TEXT_LIMITS.search };

/** Keeps the routines' category in the address and on this device. Search and patient name people, and stay in the state. */
export function useKeptRoutineFilters(): void {
  const dispatch = useAppDispatch();
  const { category } = useAppSelector(selectRoutineFilters);
  useListFilters({
    screen: 'routines-filters',
    values: { category },
    accepts: ACCEPTS,
    onRestored: useCallback(
      (found: { category: string }) => void dispatch(routineCategoryChosen(found.category)),
      [dispatch],
    ),
  });
}
