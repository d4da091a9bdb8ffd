import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { Role } from '@/contract/common/roles';

/* eslint-disable @typescript-eslint/no-explicit-any -- the root state and the store's extra argument are left open */

/** Starts a query that a screen is about to use, unless it is cached. */
export type Prefetch = (dispatch: ThunkDispatch<any, any, UnknownAction>, getState: () => any) => void;

/** A visit to a screen: the user's role, and the query string of the address ('' or '?…'). */
export interface Visit {
  role: Role;
  search: string;
}

interface Query<Arg> {
  initiate: (arg: Arg, options: { subscribe: boolean }) => ThunkAction<unknown, any, any, UnknownAction>;
}

/** Prefetches an endpoint. The answer is kept as long as any cached answer without subscribers. */
export function prefetchOf(endpoint: Query<void>): Prefetch;
export function prefetchOf<Arg>(endpoint: Query<Arg>, arg: Arg): Prefetch;
export function prefetchOf(endpoint: Query<any>, arg?: unknown): Prefetch {
  return (dispatch) => void dispatch(endpoint.initiate(arg, { subscribe: false }));
}
