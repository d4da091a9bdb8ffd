import { useCallback } from 'react';
import { errorText } from '@/shared/api/errors';
import { useIsShown } from '@/shared/lib/hooks';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';

/**
 * Tells a failure that the calling part shows by itself to who has left that part meanwhile: without a word, the change
 * would seem to have been made.
 */
export function useLateFailure() {
  const dispatch = useAppDispatch();
  const isShown = useIsShown();
  return useCallback(
    (error: unknown, fallback: string): void => {
      if (isShown.current) return;
      dispatch(toastRequested({ message: errorText(error, fallback), variant: 'error' }));
    },
    [dispatch, isShown],
  );
}
