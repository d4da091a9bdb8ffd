import { combineSlices, type Reducer, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { identitySlice, sessionEnded } from '@/shared/identity';
import { preferencesSlice } from '@/shared/preferences';
import { toastsSlice } from '@/shared/toasts';

/**
 * State of the store: the slices that are always there, and those of domains, which each declares beside itself:
 * `declare module '@/shared/redux' { interface RootState extends WithSlice<typeof patientsSlice> {} }`. It names them all,
 * because what reads a slice is shown after its domain was loaded; a selector of one that is not there throws.
 */
export interface RootState
  extends
    WithSlice<typeof baseApi>,
    WithSlice<typeof identitySlice>,
    WithSlice<typeof preferencesSlice>,
    WithSlice<typeof toastsSlice> {}

/** The reducer of a new store, into which domains inject their slices. */
export const createRootReducer = () =>
  combineSlices(baseApi, identitySlice, preferencesSlice, toastsSlice).withLazyLoadedSlices<RootState>();

declare const __DEVTOOLS__: boolean | undefined;

/**
 * Slices kept when the sign-in session ends: preferences, farewell toasts, the record of an expired sign-in
 * session, and the developer tools' route. RTK Query has its own reset action, which also aborts running requests.
 */
const KEPT_AFTER_SESSION: readonly string[] = [
  baseApi.reducerPath,
  identitySlice.name,
  preferencesSlice.name,
  toastsSlice.name,
  ...(typeof __DEVTOOLS__ !== 'undefined' && __DEVTOOLS__ ? ['route'] : []),
];

/** A reducer that resets all slices except the kept ones when the sign-in session ends. */
export const resetAfterSession =
  <State extends object>(
    combined: (state: Partial<State> | undefined, action: UnknownAction) => Partial<State>,
  ): Reducer<State, UnknownAction, Partial<State>> =>
  (state, action) => {
    const kept =
      state && sessionEnded(action)
        ? Object.entries(state).filter(([name]) => KEPT_AFTER_SESSION.includes(name))
        : null;
    return combined(kept ? (Object.fromEntries(kept) as Partial<State>) : state, action) as State;
  };
