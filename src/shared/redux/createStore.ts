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
import { createDrafts, returnChosen } from '@/shared/drafts/createDrafts';
import { createVault, identitySlice, loggedOut, sessionExpired, signedOutElsewhere } from '@/shared/identity';
import { preferencesSlice } from '@/shared/preferences';
import { toastsSlice } from '@/shared/toasts';
import type { AppDispatch, Domain, OpenState, StoreExtra } from './domain';

/** Slices and listeners of a domain were added to the store. */
export const domainLoaded = createAction<string>('app/domainLoaded');

export interface StoreOptions {
  /** Initial domains; others are added by `store.load` when their page loads. */
  domains?: readonly Domain[];
  /** Initial state by slice name. */
  preloadedState?: Record<string, unknown>;
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

const sessionEnded = isAnyOf(loggedOut, sessionExpired, signedOutElsewhere);

declare const __DEVTOOLS__: boolean | undefined;

/**
 * Slices kept when the sign-in session ends: preferences, farewell toasts, the record of an expired sign-in
 * session, and the developer tools' route.
 */
const KEPT_AFTER_SESSION: readonly string[] = [
  identitySlice.name,
  preferencesSlice.name,
  toastsSlice.name,
  ...(typeof __DEVTOOLS__ !== 'undefined' && __DEVTOOLS__ ? ['route'] : []),
];

/** Combines the slices. All except the kept ones are reset when the sign-in session ends. */
export function rootReducer(reducers: Record<string, Reducer>): Reducer<OpenState, UnknownAction> {
  const combined = combineReducers(reducers);
  return (state: Record<string, unknown> | undefined, action) => {
    if (!state || !sessionEnded(action)) return combined(state, action);
    // RTK Query has its own reset action, which also aborts running requests.
    const kept = [...KEPT_AFTER_SESSION, baseApi.reducerPath];
    return combined(
      Object.fromEntries(Object.entries(state).filter(([name]) => kept.includes(name))),
      action,
    );
  };
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
  listeners.startListening({ actionCreator: returnChosen, effect: () => extra.drafts.goBack() });
  options.domains?.forEach(add);

  const store = configureStore({
    reducer: rootReducer({ ...reducers }),
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
    /** Adds domains that are not loaded yet. Idempotent. */
    load(domains: readonly Domain[]) {
      const fresh = domains.filter((domain) => !loaded.has(domain.name));
      if (fresh.length === 0) return;
      fresh.forEach(add);
      store.replaceReducer(rootReducer({ ...reducers }));
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
