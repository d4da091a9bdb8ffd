import { useCallback } from 'react';
import { baseApi } from '@/shared/api/baseApi';
import { formatDate, formatTime } from '@/shared/lib/dates';

/** The time by which the server decides what is past, and what to say where the device's clock is another. */
export function useServerClock(): { now: () => Date; note: string | null } {
  const { getCapabilities } = baseApi.endpoints;
  // What is known is used; a form asks for nothing to be shown.
  const aheadMs = getCapabilities.useQueryState().currentData?.clockAheadMs ?? 0;
  // Who is told to put the clock right does so outside of the page. From then on the difference is another.
  getCapabilities.useQuerySubscription(undefined, { skip: aheadMs === 0, refetchOnFocus: true });
  const now = useCallback(() => new Date(Date.now() + aheadMs), [aheadMs]);
  const there = now();
  const note = aheadMs
    ? `Comprueba el reloj de este dispositivo: en el servidor son las ${formatTime(there)} del ${formatDate(there)}.`
    : null;
  return { now, note };
}
