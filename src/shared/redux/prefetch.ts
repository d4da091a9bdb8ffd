import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Role } from '@/contract/common/roles';
import type { StoreExtra } from './domain';
import type { RootState } from './rootReducer';

/** Starts a query that a screen is about to use, unless it is cached. */
export type Prefetch = ThunkAction<void, RootState, StoreExtra, UnknownAction>;

/** A visit to a screen: the user's role, and the query string of the address ('' or '?…'). */
export interface Visit {
  role: Role;
  search: string;
}

interface Query<Arg> {
  initiate: (
    arg: Arg,
    options: { subscribe: boolean },
  ) => ThunkAction<unknown, RootState, StoreExtra, UnknownAction>;
}

/** Prefetches an endpoint. The answer is kept as long as any cached answer without subscribers. */
export function prefetchOf(endpoint: Query<void>): Prefetch;
export function prefetchOf<Arg>(endpoint: Query<Arg>, arg: Arg): Prefetch;
export function prefetchOf(endpoint: Query<never>, arg?: unknown): Prefetch {
  return (dispatch) => void dispatch(endpoint.initiate(arg as never, { subscribe: false }));
}
