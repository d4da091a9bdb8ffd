import { useCallback } from 'react';
import {
  CAPABILITIES,
  type Capability,
  CLOCK_TOLERANCE_MS,
  HEALTH_PATH,
  MAIL_OUTBOX,
} from '@/contract/system';
import { objectOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import { formatDate, formatTime } from '@/shared/lib/dates';
import { prefetchOf } from '@/shared/redux';

/** Server features beyond the documented calls; all false if the server does not list them. */
interface Capabilities extends Record<Capability, boolean> {
  /** By how much the server's clock is ahead of the device's, in ms; 0 while they agree or if it tells no time. */
  clockAheadMs: number;
}

/** Time-out in milliseconds. Short, because a form may be waiting for the answer. */
const TIMEOUT_MS = 3000;
/**
 * Cache time in seconds. Capabilities change only with an update of the server, after which people reload the
 * page.
 */
const KEPT = 24 * 60 * 60;

function toCapabilities(answer: unknown): Capabilities {
  const { capabilities, now } = objectOf(answer);
  const named: unknown[] = Array.isArray(capabilities) ? capabilities : [];
  const aheadMs = Date.parse(textOf(now)) - Date.now();
  return {
    ...(Object.fromEntries(
      [...CAPABILITIES, MAIL_OUTBOX].map((name) => [name, named.includes(name)]),
    ) as Record<Capability, boolean>),
    clockAheadMs: Math.abs(aheadMs) > CLOCK_TOLERANCE_MS ? aheadMs : 0,
  };
}

const capabilitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCapabilities: build.query<Capabilities, void>({
      queryFn: async (_nothing, _api, _options, send) => {
        const { data, error } = await send({ url: HEALTH_PATH, timeout: TIMEOUT_MS, keepSession: true });
        // A server without this route has none, and is not asked again.
        if (error && error.status !== 404) return { error };
        return { data: toCapabilities(data) };
      },
      keepUnusedDataFor: KEPT,
    }),
  }),
});

export const prefetchCapabilities = prefetchOf(capabilitiesApi.endpoints.getCapabilities);

/**
 * Whether the server has a capability; undefined while loading, false after a failure, also while it is asked again: a
 * form that is shown without a part must not go away. With `skip` the server is not asked.
 */
export function useCapability(name: Capability, { skip = false } = {}): boolean | undefined {
  const { currentData, error } = capabilitiesApi.useGetCapabilitiesQuery(undefined, { skip });
  return currentData?.[name] ?? (error ? false : undefined);
}

/** The time by which the server decides what is past, and what to say where the device's clock is another. */
export function useServerClock(): { now: () => Date; note: string | null } {
  const { getCapabilities } = capabilitiesApi.endpoints;
  // What is known is used; a form asks for nothing to be shown.
  const aheadMs = getCapabilities.useQueryState().currentData?.clockAheadMs ?? 0;
  const now = useCallback(() => new Date(Date.now() + aheadMs), [aheadMs]);
  const there = now();
  const note = aheadMs
    ? `Comprueba el reloj de este dispositivo: en el servidor son las ${formatTime(there)} del ${formatDate(there)}.`
    : null;
  return { now, note };
}
