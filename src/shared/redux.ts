import {
  combineSlices,
  configureStore,
  createAction,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type ListenerMiddlewareInstance,
  type Middleware,
  type Reducer,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Role } from '@/contract/common/roles';
import { baseApi, freezeAnswers } from '@/shared/api/baseApi';
import type { ApiExtra } from '@/shared/api/baseQuery';
import { createDrafts, type Drafts, returnChosen } from '@/shared/drafts/createDrafts';
import { identitySlice, sessionEnded } from '@/shared/identity/slice';
import { createVault } from '@/shared/identity/vault';
import { preferencesSlice } from '@/shared/preferences/slice';
import { toastsSlice } from '@/shared/toasts/slice';

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
const createRootReducer = () =>
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

/** Extra argument of listeners and thunks. */
export interface StoreExtra extends ApiExtra {
  /** Drafts by user. They survive the end of a sign-in session. */
  drafts: Drafts;
}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export type StartListening = ListenerMiddlewareInstance<RootState, AppDispatch, StoreExtra>['startListening'];

/** A slice that is declared in `RootState`. */
type DeclaredSlice = {
  [Path in keyof RootState]: { reducerPath: Path; reducer: Reducer<RootState[Path]> };
}[keyof RootState];

/**
 * Slices and listeners that a feature adds to the store when it loads. A slice belongs to one domain.
 * `startListeners` runs once and returns nothing, because listeners live as long as the store.
 */
export interface Domain {
  name: string;
  slices?: readonly DeclaredSlice[];
  startListeners?: (startListening: StartListening) => void;
}

/** Slices and listeners of a domain were added to the store. */
export const domainLoaded = createAction<string>('app/domainLoaded');

export interface StoreOptions {
  /** Initial domains; others are added by `store.load` when their page loads. */
  domains?: readonly Domain[];
  preloadedState?: Partial<RootState>;
  /**
   * Function that makes requests, by default the browser's `fetch`. Tests, stories and replays provide their
   * own.
   */
  fetch?: typeof fetch;
  /** Additional middleware, placed after the API's. */
  middleware?: readonly Middleware[];
  devTools?: boolean | DevToolsEnhancerOptions;
  /** Refetch on focus and reconnect. Off in tests, stories and replays. */
  followFocus?: boolean;
}

/**
 * Creates a store with the shared slices, the API and the given domains. Stores share no state, so each test,
 * story and replay has its own.
 */
export function createStore(options: StoreOptions = {}) {
  const extra: StoreExtra = {
    vault: createVault(),
    drafts: createDrafts(),
    // Looked up at each call, so that a later replacement of the page's fetch takes effect.
    fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
  };
  const listeners = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra });
  const rootReducer = createRootReducer();
  const loaded = new Set<string>();
  const add = (domain: Domain) => {
    loaded.add(domain.name);
    domain.slices?.forEach((slice) => rootReducer.inject(slice));
    domain.startListeners?.(listeners.startListening);
  };

  listeners.startListening({ actionCreator: returnChosen, effect: () => extra.drafts.goBack() });
  options.domains?.forEach(add);

  const store = configureStore({
    reducer: resetAfterSession<RootState>(rootReducer),
    ...(options.preloadedState && { preloadedState: options.preloadedState }),
    devTools: options.devTools ?? false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // Actions of redux-persist and RTK Query contain functions and requests at these paths.
        serializableCheck: { ignoredActionPaths: ['register', 'rehydrate', 'result', 'meta.baseQueryMeta'] },
      })
        .prepend(listeners.middleware)
        .concat(freezeAnswers, baseApi.middleware, ...(options.middleware ?? [])),
  });
  const stopFollowing = options.followFocus ? setupListeners(store.dispatch) : () => undefined;

  return Object.assign(store, {
    extra,
    rootReducer,
    /** Adds domains that are not loaded yet. Idempotent. */
    load(domains: readonly Domain[]) {
      const fresh = domains.filter((domain) => !loaded.has(domain.name));
      if (fresh.length === 0) return;
      fresh.forEach(add);
      fresh.forEach((domain) => store.dispatch(domainLoaded(domain.name)));
    },
    /** Removes listeners and focus handlers; for tests and stories. */
    dispose() {
      stopFollowing();
      listeners.clearListeners();
    },
  });
}

export type AppStore = ReturnType<typeof createStore>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Reads the state with a slice's selector: `useAppSelector(selectUser)`. */
export const useAppSelector = useSelector.withTypes<RootState>();

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
