import { combineSlices, createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { chatDomain } from '@/features/chat';
import { baseApi } from '@/shared/api/baseApi';
import { dayDomain } from '@/shared/freshness';
import { identitySlice } from '@/shared/identity/slice';
import { openingsDomain } from '@/shared/openings/slice';
import { preferencesSlice } from '@/shared/preferences/slice';
import { connectionDomain } from '@/shared/realtime';
import { type Domain, domainLoaded, resetAfterSession } from '@/shared/redux';
import { toastsSlice } from '@/shared/toasts/slice';
import { ALL_DOMAINS } from './allDomains';
import { routeSlice } from './route';

type Slices = NonNullable<Domain['slices']>;

/** State by slice name. */
export type RecordedState = Record<string, unknown>;

/**
 * A slice was restored from browser storage. Replaces redux-persist's own actions, which contain functions.
 */
export const sliceRestored = createAction<{ name: string; value: unknown }>('recording/sliceRestored');

const slicesOf = ({ slices = [] }: Domain): Slices => slices;

/** Slices by domain; listeners are not needed in a replay. */
const SLICES: Readonly<Record<string, Slices>> = {
  ...Object.fromEntries(
    [...ALL_DOMAINS, openingsDomain, dayDomain, connectionDomain].map((one) => [one.name, slicesOf(one)]),
  ),
  // Older recordings name one of these two for the connection.
  chat: [chatDomain, connectionDomain].flatMap(slicesOf),
  realtime: slicesOf(connectionDomain),
};

function reducerOf(domains: readonly string[]): Reducer<RecordedState, UnknownAction> {
  const slices = domains.flatMap((name) => SLICES[name] ?? []);
  return resetAfterSession<RecordedState>(
    combineSlices(baseApi, identitySlice, toastsSlice, preferencesSlice, routeSlice, ...slices),
  );
}

/** Domains whose slices a state contains, for recordings that do not list them. */
export const domainsIn = (state: RecordedState): string[] =>
  Object.keys(SLICES).filter((domain) =>
    SLICES[domain]?.every(({ reducerPath }) => Object.hasOwn(state, reducerPath)),
  );

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
