import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { BrowserRouter, Router, type Navigator, useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector, useAppStore } from '@/shared/redux';
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
export const makeRecordedRouter = (isPast: () => boolean) =>
  function RecordedRouter({ children }: { children: ReactNode }) {
    return (
      <BrowserRouter>
        <RouteKeeper isPast={isPast} />
        {children}
      </BrowserRouter>
    );
  };

const stay = () => undefined;
const STILL: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: stay,
  push: stay,
  replace: stay,
};

/** A router fixed at the recorded route; it does not navigate. */
export function StillRouter({ children }: { children: ReactNode }) {
  const route = useAppSelector(selectRoute);
  return (
    <Router location={route} navigator={STILL}>
      {children}
    </Router>
  );
}
