import { useCallback } from 'react';
import { type Accepts, useListFilters } from '@/shared/list-filters';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import type { HistoryPeriod } from './history';
import { periodChosen, selectHistoryFilters } from './slice';

const PERIODS = ['today', 'week', 'month'];
const ACCEPTS: Accepts<{ period: string }> = { period: (value) => PERIODS.includes(value) };

/** Keeps the history's period in the address and on this device. The search names people and stays in the state. */
export function useKeptHistoryFilters(): void {
  const dispatch = useAppDispatch();
  const { period } = useAppSelector(selectHistoryFilters);
  useListFilters({
    screen: 'history-filters',
    values: { period: period === 'all' ? '' : period },
    accepts: ACCEPTS,
    onRestored: useCallback(
      (found: { period: string }) => void dispatch(periodChosen((found.period || 'all') as HistoryPeriod)),
      [dispatch],
    ),
  });
}
