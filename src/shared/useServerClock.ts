import { useCallback, useMemo } from 'react';
import { CLOCK_NOTE_MS } from '@/contract/system';
import { baseApi } from '@/shared/api/baseApi';
import { formatDate, formatTime } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/hooks';

/** By how much the server's clock is ahead of the device's, in ms; 0 while they agree. */
export function useAheadMs(): number {
  const { getCapabilities } = baseApi.endpoints;
  // Uses what has been asked for already, and sends no request of its own.
  const aheadMs = getCapabilities.useQueryState().currentData?.clockAheadMs ?? 0;
  // Who is told to put the clock right does so outside of the page. From then on the difference is another.
  getCapabilities.useQuerySubscription(undefined, { skip: aheadMs === 0, refetchOnFocus: true });
  return aheadMs;
}

/** The time by which the server decides what is past, and what to say where the device's clock is another. */
export function useServerClock(): { now: () => Date; note: string | null } {
  const aheadMs = useAheadMs();
  const now = useCallback(() => new Date(Date.now() + aheadMs), [aheadMs]);
  const there = now();
  const note =
    Math.abs(aheadMs) > CLOCK_NOTE_MS
      ? `Comprueba el reloj de este dispositivo: en el servidor son las ${formatTime(there)} del ${formatDate(there)}.`
      : null;
  return { now, note };
}

/** The server's time, updated as `useNow` is. By it the server decides what has begun and what can still be undone. */
export function useServerNow(): Date {
  const aheadMs = useAheadMs();
  const now = useNow();
  return useMemo(() => new Date(now.getTime() + aheadMs), [now, aheadMs]);
}
