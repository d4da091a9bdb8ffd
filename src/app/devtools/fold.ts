import { createAction, type Reducer, type Slice, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { identitySlice } from '@/shared/identity';
import { preferencesSlice } from '@/shared/preferences';
import { connectionSlice } from '@/shared/realtime';
import { domainLoaded, rootReducer } from '@/shared/redux';
import { toastsSlice } from '@/shared/toasts';
import { ALL_DOMAINS } from './allDomains';
import { routeSlice } from './route';

/** The state as the fold sees it: slices by name. */
export type RecordedState = Record<string, unknown>;

/** A slice was restored from browser storage. Replaces redux-persist's own actions, which carry functions. */
export const sliceRestored = createAction<{ name: string; value: unknown }>('recording/sliceRestored');

const BASE: readonly Slice[] = [identitySlice, toastsSlice, preferencesSlice, routeSlice];

/** Only the slices: a replay has no listeners. The socket's domain is named here so that its code stays away. */
const SLICES: Readonly<Record<string, readonly Slice[]>> = {
  ...Object.fromEntries(ALL_DOMAINS.map(({ name, slices = [] }) => [name, slices])),
  realtime: [connectionSlice],
};

function reducerOf(domains: readonly string[]): Reducer<RecordedState, UnknownAction> {
  const slices = [...BASE, ...domains.flatMap((name) => SLICES[name] ?? [])];
  return rootReducer({
    [baseApi.reducerPath]: baseApi.reducer,
    ...Object.fromEntries(slices.map((slice) => [slice.name, slice.reducer])),
  });
}

/** Names of domains that a state holds, for recordings that do not say. */
export const domainsIn = (state: RecordedState): string[] =>
  Object.keys(SLICES).filter((domain) => SLICES[domain]?.every(({ name }) => Object.hasOwn(state, name)));

/** The first state of every slice there is, for screens that are drawn before their slice came. */
export const emptyState = (): RecordedState =>
  reducerOf(Object.keys(SLICES))(undefined, { type: 'recording/none' });

/** Start and current position of a fold. */
export interface FoldPoint {
  state: RecordedState;
  /** Domains loaded so far. */
  domains: readonly string[];
}

/** The app's own reducers over one action more. */
export function foldOne({ state, domains }: FoldPoint, action: UnknownAction): FoldPoint {
  if (sliceRestored.match(action)) {
    const { name, value } = action.payload;
    return { state: { ...state, [name]: value }, domains };
  }
  const after =
    domainLoaded.match(action) && SLICES[action.payload] && !domains.includes(action.payload)
      ? [...domains, action.payload]
      : domains;
  return { state: reducerFor(after)(state, action), domains: after };
}

const reducers = new Map<string, Reducer<RecordedState, UnknownAction>>();

/** Reducers are pure, so that one per set of domains serves all folds. */
function reducerFor(domains: readonly string[]): Reducer<RecordedState, UnknownAction> {
  const key = domains.join();
  const reducer = reducers.get(key) ?? reducerOf(domains);
  reducers.set(key, reducer);
  return reducer;
}
