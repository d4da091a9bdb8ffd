import {
  combineReducers,
  configureStore,
  createAction,
  createListenerMiddleware,
  isAnyOf,
  type DevToolsEnhancerOptions,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi, freezeAnswers } from '@/shared/api';
import {
  createDrafts,
  createVault,
  identitySlice,
  loggedOut,
  sessionExpired,
  signedOutElsewhere,
} from '@/shared/identity';
import { preferencesSlice } from '@/shared/preferences';
import { toastsSlice } from '@/shared/toasts';
import type { AppDispatch, Domain, OpenState, StoreExtra } from './domain';

/** A feature's slices and listeners came into the store. */
export const domainLoaded = createAction<string>('app/domainLoaded');

export interface StoreOptions {
  /** Domains to begin with; others come with `store.load` when their page loads. */
  domains?: readonly Domain[];
  /** Parts of the state to begin with, by slice name. */
  preloadedState?: Record<string, unknown>;
  /** The network; the browser's own unless a test, a story or a replay hands in another. */
  fetch?: typeof fetch;
  /** Further middleware, behind the API's. */
  middleware?: readonly Middleware[];
  devTools?: boolean | DevToolsEnhancerOptions;
  /** Refetch on focus and reconnect; off in tests, stories and replays. */
  followFocus?: boolean;
}

const sessionEnded = isAnyOf(loggedOut, sessionExpired, signedOutElsewhere);

declare const __DEVTOOLS__: boolean | undefined;

/**
 * Slices that survive the end of a session: preferences, farewell toasts, what identity keeps of an expired
 * session, and the route of the developer tools.
 */
const KEPT_AFTER_SESSION: readonly string[] = [
  identitySlice.name,
  preferencesSlice.name,
  toastsSlice.name,
  ...(typeof __DEVTOOLS__ !== 'undefined' && __DEVTOOLS__ ? ['route'] : []),
];

/** Combines the slices, and forgets every other one of them when a session ends. */
export function rootReducer(reducers: Record<string, Reducer>): Reducer<OpenState, UnknownAction> {
  const combined = combineReducers(reducers);
  return (state: Record<string, unknown> | undefined, action) => {
    if (!state || !sessionEnded(action)) return combined(state, action);
    // RTK Query is reset by its own action, which also aborts running requests.
    const kept = [...KEPT_AFTER_SESSION, baseApi.reducerPath];
    return combined(
      Object.fromEntries(Object.entries(state).filter(([name]) => kept.includes(name))),
      action,
    );
  };
}

/**
 * Makes a fresh store: the shared slices, the API and the given domains. Nothing is shared between two stores but the
 * definitions, so tests, stories and replays each make their own.
 */
export function createStore(options: StoreOptions = {}) {
  const extra: StoreExtra = {
    vault: createVault(),
    drafts: createDrafts(),
    // Called late, so that a page's fetch replaced after the store was made is the one used.
    fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
  };
  const listeners = createListenerMiddleware<OpenState, AppDispatch, StoreExtra>({ extra });
  const reducers: Record<string, Reducer> = { [baseApi.reducerPath]: baseApi.reducer };
  const addSlices = (slices: Domain['slices'] = []) => {
    for (const slice of slices) reducers[slice.name] = slice.reducer;
  };
  const loaded = new Set<string>();
  const add = (domain: Domain) => {
    loaded.add(domain.name);
    addSlices(domain.slices);
    domain.startListeners?.(listeners.startListening);
  };

  addSlices([identitySlice, toastsSlice, preferencesSlice]);
  options.domains?.forEach(add);

  const store = configureStore({
    reducer: rootReducer({ ...reducers }),
    ...(options.preloadedState && { preloadedState: options.preloadedState }),
    devTools: options.devTools ?? false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // redux-persist's and RTK Query's own actions carry functions and requests in these places.
        serializableCheck: { ignoredActionPaths: ['register', 'rehydrate', 'result', 'meta.baseQueryMeta'] },
      })
        .prepend(listeners.middleware)
        .concat(freezeAnswers, baseApi.middleware, ...(options.middleware ?? [])),
  });
  const stopFollowing = options.followFocus ? setupListeners(store.dispatch) : () => undefined;

  return Object.assign(store, {
    extra,
    /** Brings domains in, once each. Idempotent. */
    load(domains: readonly Domain[]) {
      const fresh = domains.filter((domain) => !loaded.has(domain.name));
      if (fresh.length === 0) return;
      fresh.forEach(add);
      store.replaceReducer(rootReducer({ ...reducers }));
      fresh.forEach((domain) => store.dispatch(domainLoaded(domain.name)));
    },
    /** Ends listeners and focus handlers; for tests and stories. */
    dispose() {
      stopFollowing();
      listeners.clearListeners();
    },
  });
}

export type AppStore = ReturnType<typeof createStore>;
