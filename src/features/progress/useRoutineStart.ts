import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { useStartRoutineMutation } from './api';

/**
 * Starts a run of a routine and calls `onRun` with its id. A failure shows a toast. `starting` is the id of
 * the routine being started; further clicks are ignored until the answer.
 */
export function useRoutineStart(onRun: (progressId: string) => void) {
  const dispatch = useAppDispatch();
  const [start] = useStartRoutineMutation();
  const [starting, setStarting] = useState<string | null>(null);
  // A failed start keeps its key: if only the answer was lost, the server recognises the next attempt as the
  // same start.
  const [keys] = useState(() => new Map<string, string>());

  const begin = async (routineId: string) => {
    if (starting) return;
    const key = keys.get(routineId) ?? nanoid(24);
    keys.set(routineId, key);
    setStarting(routineId);
    const result = await start({ routineId, key });
    setStarting(null);
    if (result.error || !result.data.id) {
      const message = errorText(result.error, PROGRESS_MESSAGES.startFailed);
      dispatch(toastRequested({ message, variant: 'error' }));
      return;
    }
    keys.delete(routineId);
    dispatch(toastRequested({ message: PROGRESS_MESSAGES.started, variant: 'success' }));
    onRun(result.data.id);
  };

  return { begin, starting };
}
