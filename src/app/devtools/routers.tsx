import { useLayoutEffect } from 'react';
import { createBrowserRouter, createMemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { type AppStore, useAppStore } from '@/shared/redux';
import { appRoutes } from '../router/routes';
import { signedInRoutes } from '../router/signedInRoutes';
import type { Recorder } from './recorder';
import { routeChanged, type RouteState, selectRoute } from './route';

type Router = ReturnType<typeof createMemoryRouter>;

const sameRoute = (one: RouteState, other: RouteState): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/** Copies the route into the state. A layout effect dispatches it before the new screen's own requests. */
function RouteKeeper({ isPast }: Pick<Recorder, 'isPast'>) {
  const location = useLocation();
  const store = useAppStore();

  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    const here = { pathname, search, hash };
    if (!isPast() && !sameRoute(here, selectRoute(store.getState()))) store.dispatch(routeChanged(here));
  }, [location, store, isPast]);

  return null;
}

/** The browser's router with its route in the state, whose screen follows what Redux DevTools does. */
export function createRecordedRouter(store: AppStore, { isPast, isChosen }: Recorder) {
  const router = createBrowserRouter([
    {
      element: (
        <>
          <RouteKeeper isPast={isPast} />
          <Outlet />
        </>
      ),
      children: appRoutes(signedInRoutes(store)),
    },
  ]);
  const { navigate } = router;
  let follows = false;
  let moving = 0;
  // The past leads nowhere, and on the way back to the present no screen that is left may lead elsewhere.
  router.navigate = ((...to: Parameters<typeof navigate>) =>
    isPast() || moving > 0 ? Promise.resolve() : navigate(...to)) as typeof navigate;
  store.subscribe(() => {
    if (!isChosen() && !follows) return;
    // After returning to the present, follow the state once more.
    follows = isPast();
    moving += 1;
    void showRoute(store, router, navigate).finally(() => (moving -= 1));
  });
  return router;
}

/** Goes to the route in the state. Flushed, because a moment is shown together with its screen. */
async function showRoute(store: AppStore, { state }: Router, navigate: Router['navigate']): Promise<void> {
  const route = selectRoute(store.getState());
  if (!sameRoute(route, state.location)) await navigate(route, { replace: true, flushSync: true });
}

/** A router that follows the recorded route, and nothing that is clicked. */
export function createStillRouter(store: AppStore) {
  const routes = appRoutes(signedInRoutes(store));
  const router = createMemoryRouter(routes, { initialEntries: [selectRoute(store.getState())] });
  const { navigate } = router;
  router.navigate = () => Promise.resolve();
  store.subscribe(() => void showRoute(store, router, navigate));
  return router;
}
