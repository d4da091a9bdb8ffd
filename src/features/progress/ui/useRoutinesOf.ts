import type { PatientRoutine } from '@/contract/progressAnswers';
import { KEEP_FRESH } from '@/shared/freshness';
import { useListMyRoutinesQuery, useListTodayRoutinesQuery } from '../api';
import type { RoutinesTab } from '../slice';

/** Adds today's state to all routines. Some backends send it only under routine-progress/today. */
function withToday(all: PatientRoutine[] | undefined, today: PatientRoutine[] | undefined) {
  return all?.map((routine) => ({
    ...routine,
    todayProgress: routine.todayProgress ?? today?.find(({ id }) => id === routine.id)?.todayProgress ?? null,
  }));
}

/** The routines of one tab, and the call that brings them. */
export function useRoutinesOf(tab: RoutinesTab) {
  const today = useListTodayRoutinesQuery(undefined, KEEP_FRESH);
  const all = useListMyRoutinesQuery(undefined, { ...KEEP_FRESH, skip: tab === 'today' });
  return tab === 'today'
    ? { query: today, routines: today.currentData }
    : { query: all, routines: withToday(all.currentData, today.currentData) };
}
