import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { PatientRoutine } from '@/contract/progressAnswers';
import { errorText } from '@/shared/api/errors';
import { FRESH_ON_RETURN, KEEP_FRESH } from '@/shared/freshness';
import { todayOfPractice } from '@/shared/lib/dates';
import { useIsShown } from '@/shared/lib/hooks';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { useListMyRoutinesQuery, useListTodayRoutinesQuery, useStartRoutineMutation } from '../api';
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
  const all = useListMyRoutinesQuery(undefined, { ...FRESH_ON_RETURN, skip: tab === 'today' });
  return tab === 'today'
    ? { query: today, routines: today.currentData }
    : { query: all, routines: withToday(all.currentData, today.currentData) };
}

/**
 * Starts a run of a routine and calls `onRun` with its id, unless the screen was left meanwhile: the runner covers
 * whatever is shown. A failure shows a toast. `starting` is the id of the routine being started; further clicks are
 * ignored until the answer.
 */
export function useRoutineStart(onRun: (progressId: string) => void) {
  const dispatch = useAppDispatch();
  const [start] = useStartRoutineMutation();
  const [starting, setStarting] = useState<string | null>(null);
  // A failed start keeps its key for the day: if only the answer was lost, the server recognises the next attempt as the
  // same start.
  const [keys] = useState(() => new Map<string, string>());
  const isShown = useIsShown();

  const begin = async (routineId: string) => {
    if (starting) return;
    const todaysStart = `${todayOfPractice()} ${routineId}`;
    const key = keys.get(todaysStart) ?? nanoid(24);
    keys.set(todaysStart, key);
    setStarting(routineId);
    const result = await start({ routineId, key });
    setStarting(null);
    if (result.error || !result.data.id) {
      const message = errorText(result.error, PROGRESS_MESSAGES.startFailed);
      dispatch(toastRequested({ message, variant: 'error' }));
      return;
    }
    keys.delete(todaysStart);
    dispatch(toastRequested({ message: PROGRESS_MESSAGES.started, variant: 'success' }));
    if (isShown.current) onRun(result.data.id);
  };

  return { begin, starting };
}
