import { CAPABILITIES, HEALTH_PATH, type Capability } from '@/contract/system/capabilities';
import { baseApi, objectOf, prefetchOf } from '@/shared/api';

/** Capabilities of the server beyond the documented calls; all false if it does not list them. */
type Capabilities = Record<Capability, boolean>;

/** Longest wait for the answer, in milliseconds: a form may be waiting for it. */
const TIMEOUT_MS = 3000;
/** In seconds. A server gains a capability by an update, after which people reload the page. */
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

/** Whether the server understands it; undefined while it is asked. A server that does not answer has none. */
export function useCapability(name: Capability): boolean | undefined {
  const { currentData, isError } = capabilitiesApi.useGetCapabilitiesQuery();
  return currentData?.[name] ?? (isError ? false : undefined);
}
