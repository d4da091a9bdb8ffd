import { useEffect } from 'react';

/** Logs a failed fetch of a dashboard card, without a toast. */
export function useLoggedFailure(error: unknown, message: string): void {
  useEffect(() => {
    if (error) console.warn(message);
  }, [error, message]);
}
