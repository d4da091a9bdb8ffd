import { CAPABILITIES, HEALTH_PATH, MAIL_OUTBOX, type Capability } from '@/contract/system/capabilities';
import { baseApi, objectOf, prefetchOf } from '@/shared/api';

/** Server features beyond the documented calls; all false if the server does not list them. */
type Capabilities = Record<Capability, boolean>;

/** Time-out in milliseconds. Short, because a form may be waiting for the answer. */
const TIMEOUT_MS = 3000;
/**
 * Cache time in seconds. Capabilities change only with an update of the server, after which people reload the
 * page.
 */
const KEPT = 24 * 60 * 60;

function toCapabilities(answer: unknown): Capabilities {
  const { capabilities } = objectOf(answer);
  const named: unknown[] = Array.isArray(capabilities) ? capabilities : [];
  return Object.fromEntries(
    [...CAPABILITIES, MAIL_OUTBOX].map((name) => [name, named.includes(name)]),
  ) as Capabilities;
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
