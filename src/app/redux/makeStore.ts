import { preferencesSlice } from '@/shared/preferences';
import { createStore, type StoreOptions } from '@/shared/redux';
import { authDomain } from '@/features/auth';

/**
 * The app's store: sign-in from the beginning, everything else loaded with its page. It begins with the theme that
 * index.html has put on the document; the other preferences come with `keepPreferences`.
 */
export function makeStore(options: StoreOptions = {}) {
  const theme = document.documentElement.dataset.theme;
  return createStore({
    ...options,
    domains: [authDomain, ...(options.domains ?? [])],
    preloadedState: {
      ...(theme && { [preferencesSlice.name]: { ...preferencesSlice.getInitialState(), theme } }),
      ...options.preloadedState,
    },
  });
}
