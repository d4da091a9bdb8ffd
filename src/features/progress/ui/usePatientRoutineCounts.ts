import { KEEP_FRESH } from '@/shared/freshness';
import { useListMyRoutinesQuery, useListTodayRoutinesQuery } from '../api';
import { isActive, pendingExercises } from './homeRows';

/** Routine counts of the patient's dashboard; undefined while loading or after a failure. */
export function usePatientRoutineCounts(): { activeRoutines?: number; pendingExercises?: number } {
  const { currentData: all } = useListMyRoutinesQuery(undefined, KEEP_FRESH);
  const { currentData: today } = useListTodayRoutinesQuery(undefined, KEEP_FRESH);
  return {
    ...(all && { activeRoutines: all.filter(isActive).length }),
    ...(today && { pendingExercises: pendingExercises(today).length }),
  };
}
