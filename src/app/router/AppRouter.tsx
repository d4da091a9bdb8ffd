import { useLayoutEffect, useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { AppStore } from '@/shared/redux';
import { FailedScreen } from '@/shared/ui/failed-screen/FailedScreen';
import { lateComponent, loadBehind } from '@/shared/ui/late-part/lateComponent';
import { appRoutes } from './routes';
import type { signedInRoutes } from './signedInRoutes';

interface BeyondProps {
  onArrived: (routes: typeof signedInRoutes) => void;
}

/** Stands for everything that is not public until its routes have been downloaded. */
const Beyond = lateComponent<BeyondProps>(async () => {
  const { signedInRoutes } = await import('./signedInRoutes');
  return function Arrived({ onArrived }) {
    useLayoutEffect(() => onArrived(signedInRoutes), [onArrived]);
    return null;
  };
}, FailedScreen);

/** Starts the download of what is behind sign-in, for a browser with a saved sign-in session. */
export const preloadSignedIn = Beyond.preload;

/**
 * Downloads what is behind sign-in, and then the dashboard to which it leads, when somebody begins to type: the line is idle
 * until the form is sent.
 */
export function preloadWhileTyping(): void {
  const preload = () => {
    void preloadSignedIn();
    loadBehind(
      () => import('./signedInRoutes'),
      ({ preloadHome }) => preloadHome(),
    );
  };
  document.addEventListener('input', preload, { once: true });
}

/**
 * The router of the browser. It begins with the public routes; one of all routes takes its place when somebody goes
 * beyond. React Router's `patchRoutesOnNavigation` would ask again at each address with a parameter, and change such an
 * address only afterwards.
 */
export function AppRouter({ store }: { store: AppStore }) {
  const [signedIn, setSignedIn] = useState<typeof signedInRoutes>();
  const router = useMemo(() => {
    const beyond = { path: '*', element: <Beyond onArrived={(routes) => setSignedIn(() => routes)} /> };
    return createBrowserRouter(appRoutes(signedIn?.(store) ?? [beyond]));
  }, [signedIn, store]);
  return <RouterProvider key={signedIn ? 'all' : 'public'} router={router} />;
}
