import { useListMyRoutinesQuery, useListTodayRoutinesQuery } from '../api';
import { isActive, pendingExercises } from './homeRows';

/** Figures of the patient's dashboard that come from routines; undefined until, or unless, the answer is there. */
export function usePatientRoutineCounts(): { activeRoutines?: number; pendingExercises?: number } {
  const { currentData: all } = useListMyRoutinesQuery();
  const { currentData: today } = useListTodayRoutinesQuery();
  return {
    ...(all && { activeRoutines: all.filter(isActive).length }),
    ...(today && { pendingExercises: pendingExercises(today).length }),
  };
}
