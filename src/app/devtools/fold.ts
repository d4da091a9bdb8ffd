import { createAction, type Reducer, type Slice, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { dayDomain } from '@/shared/freshness';
import { identitySlice } from '@/shared/identity';
import { openingsDomain } from '@/shared/openings';
import { preferencesSlice } from '@/shared/preferences';
import { connectionSlice } from '@/shared/realtime';
import { domainLoaded, rootReducer } from '@/shared/redux';
import { toastsSlice } from '@/shared/toasts';
import { ALL_DOMAINS } from './allDomains';
import { routeSlice } from './route';

/** State by slice name. */
export type RecordedState = Record<string, unknown>;

/**
 * A slice was restored from browser storage. Replaces redux-persist's own actions, which contain functions.
 */
export const sliceRestored = createAction<{ name: string; value: unknown }>('recording/sliceRestored');

const BASE: readonly Slice[] = [identitySlice, toastsSlice, preferencesSlice, routeSlice];

/**
 * Slices by domain; listeners are not needed in a replay. The socket's domain is listed here instead of
 * imported, to keep its code out.
 */
const SLICES: Readonly<Record<string, readonly Slice[]>> = {
  ...Object.fromEntries(ALL_DOMAINS.map(({ name, slices = [] }) => [name, slices])),
  realtime: [connectionSlice],
  [openingsDomain.name]: openingsDomain.slices ?? [],
  [dayDomain.name]: dayDomain.slices ?? [],
};

function reducerOf(domains: readonly string[]): Reducer<RecordedState, UnknownAction> {
  const slices = [...BASE, ...domains.flatMap((name) => SLICES[name] ?? [])];
  return rootReducer({
    [baseApi.reducerPath]: baseApi.reducer,
    ...Object.fromEntries(slices.map((slice) => [slice.name, slice.reducer])),
  });
}

/** Domains whose slices a state contains, for recordings that do not list them. */
export const domainsIn = (state: RecordedState): string[] =>
  Object.keys(SLICES).filter((domain) => SLICES[domain]?.every(({ name }) => Object.hasOwn(state, name)));

/** Initial state of all slices, for screens rendered before their slice was loaded. */
export const emptyState = (): RecordedState =>
  reducerOf(Object.keys(SLICES))(undefined, { type: 'recording/none' });

/** State and loaded domains at one point of a fold. */
export interface FoldPoint {
  state: RecordedState;
  /** Domains loaded up to this point. */
  domains: readonly string[];
}

/** Applies one more action with the app's own reducers. */
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

/** Cached by set of domains. Reducers are pure, so all folds can share them. */
function reducerFor(domains: readonly string[]): Reducer<RecordedState, UnknownAction> {
  const key = domains.join();
  const reducer = reducers.get(key) ?? reducerOf(domains);
  reducers.set(key, reducer);
  return reducer;
}
