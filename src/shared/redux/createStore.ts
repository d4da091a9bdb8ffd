import {
  configureStore,
  createAction,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type Middleware,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi, freezeAnswers } from '@/shared/api';
import { createDrafts, returnChosen } from '@/shared/drafts/createDrafts';
import { createVault } from '@/shared/identity';
import type { AppDispatch, Domain, StoreExtra } from './domain';
import { createRootReducer, resetAfterSession, type RootState } from './rootReducer';

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
