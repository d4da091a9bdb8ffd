import type { Capability } from '@/contract/system';
import { baseApi } from '@/shared/api/baseApi';
import { prefetchOf } from '@/shared/redux';

export const prefetchCapabilities = prefetchOf(baseApi.endpoints.getCapabilities);

/**
 * Whether the server has a capability; undefined while loading, false after a failure, also while it is asked again: a
 * form that is shown without a part must not go away. With `skip` the server is not asked.
 */
export function useCapability(name: Capability, { skip = false } = {}): boolean | undefined {
  const { currentData, error } = baseApi.useGetCapabilitiesQuery(undefined, { skip });
  return currentData?.[name] ?? (error ? false : undefined);
}

/** Whether the server has said that it lacks a capability: not while it is asked, nor where the answer did not come. */
export const useLacks = (name: Capability): boolean =>
  baseApi.useGetCapabilitiesQuery().currentData?.[name] === false;
