import { useEffect } from 'react';
import { MINUTE_MS } from '@/contract/common/constants';
import { errorText, isApiError } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';

/** Options of a query whose answer others change, and which is too long to be asked for each minute. */
export const FRESH_ON_RETURN = { refetchOnFocus: true, refetchOnReconnect: true } as const;

/**
 * Options of a query whose answer others change while it is looked at: asked for again when the page is seen again, when
 * the line is back, and every minute in between. Not for what a form was filled from, which must stay as it was read.
 */
export const KEEP_FRESH = {
  ...FRESH_ON_RETURN,
  pollingInterval: MINUTE_MS,
  skipPollingIfUnfocused: true,
} as const;

/** `KEEP_FRESH` for a call that other backends lack: one that was answered with 404 is left alone. */
export const freshUnlessMissing = (error: unknown) =>
  isApiError(error) && error.status === 404 ? {} : KEEP_FRESH;

/**
 * Shows a toast when a query begins to fail. One that goes on failing by itself, minute by minute, says nothing more until
 * it was answered again.
 */
export function useFailureToast(error: unknown, fallback: string): void {
  const dispatch = useAppDispatch();
  const isFailing = Boolean(error);
  useEffect(() => {
    if (isFailing) dispatch(toastRequested({ message: errorText(error, fallback), variant: 'error' }));
    // Depends on the beginning alone, because each failure of a row of them is another error.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFailing, fallback]);
}
