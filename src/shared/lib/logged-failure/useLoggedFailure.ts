import { useEffect } from 'react';

/** Logs a failed fetch of a dashboard card, without a toast, once until it was answered again. */
export function useLoggedFailure(error: unknown, message: string): void {
  const isFailing = Boolean(error);
  useEffect(() => {
    if (isFailing) console.warn(message);
  }, [isFailing, message]);
}
