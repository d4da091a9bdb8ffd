import { PERSIST, persistReducer, persistStore, type Storage } from 'redux-persist';
import { preferencesSlice, type PreferencesState } from '@/shared/preferences/slice';
import type { AppStore } from '@/shared/redux';

/**
 * Asynchronous local storage for redux-persist. If storage is unavailable, nothing is stored and nothing
 * fails.
 */
const preferencesStorage: Storage = {
  getItem: async (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: async (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // If storage is full, only the preference is lost.
    }
  },
  removeItem: async (key: string) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Without access to storage there is nothing to remove.
    }
  },
};

/** Choices made on this page before the stored values were loaded win over them. */
function reconcile(
  kept: Partial<PreferencesState>,
  _original: PreferencesState,
  current: PreferencesState,
): PreferencesState {
  const untouched = preferencesSlice.getInitialState();
  const chosen = Object.entries(current).filter(
    ([name, value]) => value !== untouched[name as keyof PreferencesState],
  );
  return { ...current, ...kept, ...Object.fromEntries(chosen) };
}

/**
 * Stores the preferences in this browser. Loaded after the first screen, whose only preference is the theme,
 * already set by index.html.
 */
export function keepPreferences(store: AppStore): void {
  const config = {
    key: 'preferences',
    storage: preferencesStorage,
    version: 1,
    stateReconciler: reconcile,
  };
  const persisted = persistReducer<PreferencesState>(config, preferencesSlice.reducer);
  // In a log that Redux DevTools imports, actions have lost the functions that redux-persist calls.
  const reducer: typeof persisted = (state, action) =>
    persisted(
      state,
      action.type === PERSIST && !('register' in action) ? { type: `${PERSIST}/imported` } : action,
    );
  store.rootReducer.inject(
    {
      reducerPath: preferencesSlice.reducerPath,
      reducer: reducer as unknown as typeof preferencesSlice.reducer,
    },
    { overrideExisting: true },
  );
  persistStore(store);
}
