import { PERSIST, persistReducer, persistStore, type Storage } from 'redux-persist';
import { preferencesSlice, type PreferencesState } from '@/shared/preferences/slice';
import { isObject } from '@/shared/lib/values';
import type { AppStore } from '@/shared/redux';

/**
 * What this page wants, with what others have stored since `base`, which this page knew: each choice and each entry of a
 * list by itself.
 */
function withOthers(base: unknown, mine: unknown, stored: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(stored)) {
    const known: unknown[] = Array.isArray(base) ? base : [];
    return [
      ...mine.filter((one) => stored.includes(one) || !known.includes(one)),
      ...stored.filter((one) => !mine.includes(one) && !known.includes(one)),
    ];
  }
  if (isObject(mine) && isObject(stored)) {
    const before = isObject(base) ? base : {};
    return Object.fromEntries(
      Object.keys({ ...stored, ...mine }).map((name) => [
        name,
        withOthers(before[name], mine[name], stored[name]),
      ]),
    );
  }
  return stored === undefined || mine !== base ? mine : stored;
}

/** Reads what redux-persist writes: JSON of JSON texts. */
function readStored(text: string | null): Record<string, unknown> {
  try {
    const stored = Object.entries(JSON.parse(text ?? '{}') as Record<string, string>);
    return Object.fromEntries(stored.map(([name, value]) => [name, JSON.parse(value)]));
  } catch {
    return {};
  }
}

const writeStored = (values: object): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  );

/**
 * Asynchronous local storage for redux-persist. Other tabs write there too, so what they have stored meanwhile stays. If
 * storage is unavailable, nothing is stored and nothing fails.
 */
function preferencesStorage(): Storage {
  /** What this tab has read or written last. */
  let base: Record<string, unknown> = {};
  return {
    getItem: async (key: string) => {
      try {
        const text = localStorage.getItem(key);
        base = { ...preferencesSlice.getInitialState(), ...readStored(text) };
        return text;
      } catch {
        return null;
      }
    },
    setItem: async (key: string, value: string) => {
      try {
        const mine = readStored(value);
        const merged = withOthers(base, mine, readStored(localStorage.getItem(key)));
        localStorage.setItem(key, writeStored(merged as object));
        base = mine;
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
}

/** Choices made on this page before the stored values were loaded win over them, each by itself. */
const reconcile = (
  kept: Partial<PreferencesState>,
  _original: PreferencesState,
  current: PreferencesState,
): PreferencesState => withOthers(preferencesSlice.getInitialState(), current, kept) as PreferencesState;

/**
 * Stores the preferences in this browser. Loaded after the first screen, whose only preference is the theme,
 * already set by index.html.
 */
export function keepPreferences(store: AppStore): void {
  const config = {
    key: 'preferences',
    storage: preferencesStorage(),
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
