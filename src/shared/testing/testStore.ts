import type { User } from '@/contract/authAnswers';
import { dayDomain } from '@/shared/freshness';
import { identitySlice, sessionStarted } from '@/shared/identity/slice';
import { openingsDomain } from '@/shared/openings/slice';
import { connectionDomain } from '@/shared/realtime';
import { createStore, type Domain, type StoreOptions } from '@/shared/redux';
import { fakeBackend, type FakeHandler, type Line } from './fakeBackend';

/** Without its timer: a test whose day turns loads the domain itself. */
const DAY: Domain = { name: dayDomain.name, slices: dayDomain.slices ?? [] };

export interface TestStoreOptions extends Omit<StoreOptions, 'fetch'> {
  /** Signed-in user; none by default. */
  user?: User;
  routes?: Record<string, FakeHandler>;
  /** Simulated network; by default without delay or failures. */
  line?: () => Line;
  /** Gets the requests that have no route; by default they are answered with 404. */
  elsewhere?: (path: string) => Promise<Response>;
}

/** Creates a store on a new fake backend, signed in if `user` is given. */
export function testStore({ user, routes = {}, line, elsewhere, ...options }: TestStoreOptions = {}) {
  const backend = fakeBackend(routes, line, elsewhere);
  const store = createStore({
    ...options,
    domains: [openingsDomain, connectionDomain, DAY, ...(options.domains ?? [])],
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
