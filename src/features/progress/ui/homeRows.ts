import type { PatientRoutine } from '@/contract/progressAnswers';
import type { RoutineExercise } from '@/contract/routineAnswers';
import { FRESH_ON_RETURN, KEEP_FRESH } from '@/shared/freshness';
import { useListMyRoutinesQuery, useListTodayRoutinesQuery } from '../api';

/** An exercise left for today. */
export interface PendingExercise extends Pick<
  RoutineExercise,
  'sets' | 'reps' | 'duration' | 'prescription'
> {
  key: string;
  name: string;
  routineName: string;
}

/** What is said of a run that was stopped because of pain, wherever it could go on. */
export const STOPPED_HINT = 'La paraste por dolor. Sigue solo si se te ha pasado.';

export const isActive = ({ status }: PatientRoutine): boolean => status === 'ACTIVE';

/** Whether the patient can begin or continue a routine. A run of its last day may go on after midnight. */
export const isOpen = ({ status, todayProgress }: PatientRoutine): boolean =>
  todayProgress ? todayProgress.status !== 'COMPLETED' : status !== 'COMPLETED';

/**
 * Exercises left in today's routines. The list of today has only the number of completed exercises, so the
 * first ones of a begun routine are taken as done.
 */
export function pendingExercises(today: readonly PatientRoutine[]): PendingExercise[] {
  return today.filter(isOpen).flatMap((routine) =>
    routine.exercises.slice(routine.todayProgress?.completedExercises ?? 0).map((item) => ({
      key: `${routine.id}-${item.order}`,
      name: item.exercise?.name || 'Ejercicio',
      routineName: routine.name,
      sets: item.sets,
      reps: item.reps,
      duration: item.duration,
      prescription: item.prescription,
    })),
  );
}

/**
 * Next routine for today: the one in progress, else the first not started; `null` if all are completed. What was stopped
 * because of pain comes last.
 */
export function nextRoutine(today: readonly PatientRoutine[]): PatientRoutine | null {
  const open = today.filter(isOpen);
  return (
    open.find(({ todayProgress }) => todayProgress && !todayProgress.stoppedForPain) ??
    open.find(({ todayProgress }) => !todayProgress) ??
    open[0] ??
    null
  );
}

/** Counts of today's routines: all of them, and the completed ones. */
export const todayFigures = (today: readonly PatientRoutine[]) => ({
  total: today.length,
  completed: today.filter(({ todayProgress }) => todayProgress?.status === 'COMPLETED').length,
});

/** Routine counts of the patient's dashboard; undefined while loading or after a failure. */
export function usePatientRoutineCounts(): { activeRoutines?: number; pendingExercises?: number } {
  const { currentData: all } = useListMyRoutinesQuery(undefined, FRESH_ON_RETURN);
  const { currentData: today } = useListTodayRoutinesQuery(undefined, KEEP_FRESH);
  return {
    ...(all && { activeRoutines: all.filter(isActive).length }),
    ...(today && { pendingExercises: pendingExercises(today).length }),
  };
}
