import { persistReducer, persistStore, type Storage } from 'redux-persist';
import { preferencesSlice, type PreferencesState } from '@/shared/preferences';
import type { AppStore } from '@/shared/redux';

/** Local storage behind promises, as redux-persist asks; an unusable one keeps nothing and breaks nothing. */
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
      // A full storage only costs the preference.
    }
  },
  removeItem: async (key: string) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};

/** What was chosen on this page before the kept values arrived wins over them. */
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
 * Keeps the preferences in this browser. Comes after the first screen: the theme, the one preference that shows there,
 * is already on the document (index.html).
 */
export function keepPreferences(store: AppStore): void {
  const config = {
    key: 'preferences',
    storage: preferencesStorage,
    version: 1,
    stateReconciler: reconcile,
  };
  const reducer = persistReducer<PreferencesState>(config, preferencesSlice.reducer);
  store.load([{ name: 'preferences', slices: [{ ...preferencesSlice, reducer } as never] }]);
  persistStore(store);
}
