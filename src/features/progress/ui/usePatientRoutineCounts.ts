import { useListMyRoutinesQuery, useListTodayRoutinesQuery } from '../api';
import { isActive, pendingExercises } from './homeRows';

/** Routine counts of the patient's dashboard; undefined while loading or after a failure. */
export function usePatientRoutineCounts(): { activeRoutines?: number; pendingExercises?: number } {
  const { currentData: all } = useListMyRoutinesQuery();
  const { currentData: today } = useListTodayRoutinesQuery();
  return {
    ...(all && { activeRoutines: all.filter(isActive).length }),
    ...(today && { pendingExercises: pendingExercises(today).length }),
  };
}
