import { type RouteObject, useParams } from 'react-router-dom';
import type { AppStore } from '@/shared/redux';
import type { ScreenRoute } from '@/shared/routes';
import { FailedScreen } from '@/shared/ui/failed-screen/FailedScreen';
import { lateComponent, loadBehind } from '@/shared/ui/late-part/lateComponent';
import { NotFound } from '@/shared/ui/not-found/NotFound';
import { RouteError } from '../frame/ErrorBoundary';
import { useScreenStart } from '../frame/focus';
import { FailedPage } from './FailedPage';
import { dashboard } from './screens';
import { SignedInArea } from './SignedInArea';
import { type ScreenHandle, SCREENS, type SignedInRoute } from './useScreen';

const SetUp = lateComponent<object>(async () => (await import('@/pages/setup')).SetUpPage, FailedScreen);

const ignore = () => undefined;

/** Starts the download of the screen to which a sign-in leads. */
export const preloadHome = (): void => loadBehind(dashboard.lazy, ignore);

/**
 * The routes of a screen, one a path, with one component, so that a screen keeps its state between its own paths.
 * Its code is downloaded when it is first shown or prefetched, not by React Router's `lazy`: that keeps a failed
 * download for good, and the old screen and address until a download has ended.
 */
export function screenRoutes(store: AppStore, { paths, roles, lazy }: ScreenRoute): SignedInRoute[] {
  const load = async () => {
    const module = await lazy();
    store.load(module.domains ?? []);
    return module;
  };
  const Page = lateComponent<object>(async () => (await load()).Component, FailedPage);
  function Component() {
    useScreenStart(Object.values(useParams()).join());
    return <Page />;
  }
  const prefetch: ScreenHandle['prefetch'] = (visit) =>
    load().then(({ prefetches }) => prefetches?.(visit).forEach((query) => store.dispatch(query)), ignore);
  return Object.entries(paths).map(([path, title]) => ({
    path,
    Component,
    handle: { title, roles, prefetch },
  }));
}

/** Routes of everything behind sign-in, on one store, and the first start, which is too rare for the first download. */
export function signedInRoutes(store: AppStore, all: readonly ScreenRoute[] = SCREENS): RouteObject[] {
  const screens = all.flatMap((screen) => screenRoutes(store, screen));
  return [
    { path: '/setup/:token', Component: SetUp },
    {
      element: <SignedInArea screens={screens} />,
      children: [{ ErrorBoundary: RouteError, children: screens }],
    },
    { path: '*', Component: NotFound },
  ];
}
