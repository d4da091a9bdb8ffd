import type { PatientRoutine } from '@/contract/progress/entities';

/** An exercise that is still to be done today. */
export interface PendingExercise {
  key: string;
  name: string;
  routineName: string;
  sets: number;
  reps: number;
  duration: number;
}

export const isActive = ({ status }: PatientRoutine): boolean => status === 'ACTIVE';

/**
 * Exercises of today's routines that are not done: of a begun one those after the number that is done, because the
 * list of today does not say which; none of a finished one.
 */
export function pendingExercises(today: readonly PatientRoutine[]): PendingExercise[] {
  return today
    .filter((routine) => isActive(routine) && routine.todayProgress?.status !== 'COMPLETED')
    .flatMap((routine) =>
      routine.exercises.slice(routine.todayProgress?.completedExercises ?? 0).map((item) => ({
        key: `${routine.id}-${item.order}`,
        name: item.exercise?.name || 'Ejercicio',
        routineName: routine.name,
        sets: item.sets,
        reps: item.reps,
        duration: item.duration,
      })),
    );
}

/**
 * The routine to open next today: the one in progress, else the first not started; `null` if all are
 * completed.
 */
export function nextRoutine(today: readonly PatientRoutine[]): PatientRoutine | null {
  const open = today.filter((routine) => isActive(routine) && routine.todayProgress?.status !== 'COMPLETED');
  return open.find(({ todayProgress }) => todayProgress) ?? open[0] ?? null;
}

/** Today's routines in figures: as many as there are cards, and those whose card says that they are done. */
export const todayFigures = (today: readonly PatientRoutine[]) => ({
  total: today.length,
  completed: today.filter(({ todayProgress }) => todayProgress?.status === 'COMPLETED').length,
});
