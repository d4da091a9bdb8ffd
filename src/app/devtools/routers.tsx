import { useEffect, useLayoutEffect, useRef } from 'react';
import { createBrowserRouter, createMemoryRouter, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { type AppStore, useAppSelector, useAppStore } from '@/shared/redux';
import { appRoutes } from '../router/routes';
import { signedInRoutes } from '../router/signedInRoutes';
import { currentRoute, routeChanged, type RouteState, selectRoute } from './route';

const sameRoute = (one: RouteState, other: RouteState): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/**
 * Copies the route into the state and follows it, so that a jump in Redux DevTools also changes the screen. A
 * layout effect dispatches it before the new screen's own requests.
 */
function RouteKeeper({ isPast }: { isPast: () => boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const store = useAppStore();
  const route = useAppSelector(selectRoute);
  const follows = useRef(false);

  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    const here = { pathname, search, hash };
    if (!isPast() && !sameRoute(here, selectRoute(store.getState()))) store.dispatch(routeChanged(here));
  }, [location, store, isPast]);

  useEffect(() => {
    // After returning to the present, follow the state once more.
    if (!isPast() && !follows.current) return;
    follows.current = isPast();
    if (!sameRoute(route, currentRoute())) navigate(route, { replace: true });
  }, [route, navigate, isPast]);

  return null;
}

/** The browser's router with its route in the state. */
export const createRecordedRouter = (store: AppStore, isPast: () => boolean) =>
  createBrowserRouter([
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

/** A router that follows the recorded route, and nothing that is clicked. */
export function createStillRouter(store: AppStore) {
  const route = () => selectRoute(store.getState());
  const router = createMemoryRouter(appRoutes(signedInRoutes(store)), { initialEntries: [route()] });
  const { navigate } = router;
  router.navigate = () => Promise.resolve();
  store.subscribe(() => {
    // Flushed, because a moment is shown together with its screen.
    if (!sameRoute(route(), router.state.location))
      void navigate(route(), { replace: true, flushSync: true });
  });
  return router;
}
