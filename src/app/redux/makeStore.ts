import { preferencesSlice, type ThemeChoice } from '@/shared/preferences/slice';
import { createStore, type StoreOptions } from '@/shared/redux';
import { authDomain } from '@/features/auth';

/**
 * The app's store. Only sign-in is loaded from the start, everything else with its page. The theme is
 * initially that set by index.html; the other preferences are loaded by `keepPreferences`.
 */
export function makeStore(options: StoreOptions = {}) {
  const theme = document.documentElement.dataset.theme as ThemeChoice | undefined;
  return createStore({
    ...options,
    domains: [authDomain, ...(options.domains ?? [])],
    preloadedState: {
      ...(theme && { preferences: { ...preferencesSlice.getInitialState(), theme } }),
      ...options.preloadedState,
    },
  });
}
