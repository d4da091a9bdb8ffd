import { useCallback, useState } from 'react';
import { errorText } from '@/shared/api/errors';
import { selectUser } from '@/shared/identity/slice';
import { useIsShown } from '@/shared/lib/hooks';
import { useAppStore } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';

/**
 * Returns a function that shows a toast to who has left the calling part meanwhile, and returns whether they have left it.
 * After a sign-out nobody is told: the text may name a patient, and somebody else may read it.
 */
export function useLateToast(): (toast: ReturnType<typeof toastRequested>) => boolean {
  const { dispatch, getState } = useAppStore();
  const [userId] = useState(() => selectUser(getState())?.id);
  const isShown = useIsShown();
  return useCallback(
    (toast) => {
      if (isShown.current) return false;
      if (selectUser(getState())?.id === userId) dispatch(toast);
      return true;
    },
    [dispatch, getState, isShown, userId],
  );
}

/**
 * Tells a failure that the calling part shows by itself to who has left that part meanwhile: without a word, the change
 * would seem to have been made.
 */
export function useLateFailure(): (error: unknown, fallback: string) => void {
  const tellIfLeft = useLateToast();
  return useCallback(
    (error, fallback) => {
      tellIfLeft(toastRequested({ message: errorText(error, fallback), variant: 'error' }));
    },
    [tellIfLeft],
  );
}
