import type { User } from '@/contract/auth/entities';
import { identitySlice, sessionStarted } from '@/shared/identity';
import { createStore, type StoreOptions } from '@/shared/redux';
import { fakeBackend, type FakeHandler } from './fakeBackend';
import type { Line } from './storyEnvironment';

export interface TestStoreOptions extends Omit<StoreOptions, 'fetch'> {
  /** Signed-in user; none by default. */
  user?: User;
  routes?: Record<string, FakeHandler>;
  /** Quality of the network; good by default. */
  line?: () => Line;
}

/** A fresh store on a fresh fake backend, with someone signed in if asked. */
export function testStore({ user, routes = {}, line, ...options }: TestStoreOptions = {}) {
  const backend = fakeBackend(routes, line);
  const store = createStore({
    ...options,
    fetch: backend.fetch,
    preloadedState: {
      ...(user && { [identitySlice.name]: { status: 'signedIn', user } }),
      ...options.preloadedState,
    },
  });
  if (user) {
    store.extra.vault.setToken('test-token');
    store.dispatch(sessionStarted(user));
  }
  return { store, backend };
}
