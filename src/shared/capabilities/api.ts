import { CAPABILITIES, HEALTH_PATH, type Capability } from '@/contract/system/capabilities';
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

const capabilitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCapabilities: build.query<Capabilities, void>({
      query: () => ({ url: HEALTH_PATH, timeout: TIMEOUT_MS, keepSession: true }),
      transformResponse: (answer) => {
        const { capabilities } = objectOf(answer);
        const named: unknown[] = Array.isArray(capabilities) ? capabilities : [];
        return Object.fromEntries(CAPABILITIES.map((name) => [name, named.includes(name)])) as Capabilities;
      },
      keepUnusedDataFor: KEPT,
    }),
  }),
});

export const prefetchCapabilities = prefetchOf(capabilitiesApi.endpoints.getCapabilities);

/** Whether the server has a capability; undefined while loading, false after a failure. */
export function useCapability(name: Capability): boolean | undefined {
  const { currentData, isError } = capabilitiesApi.useGetCapabilitiesQuery();
  return currentData?.[name] ?? (isError ? false : undefined);
}
