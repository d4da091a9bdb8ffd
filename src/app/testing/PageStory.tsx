import { useContext, useState } from 'react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { AuthProvider, authDomain } from '@/features/auth';
import { type FakeHandler, StoryEnvironmentContext } from '@/shared/testing/fakeBackend';
import { PATIENT, type Viewer, VIEWERS } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { ErrorBoundary } from '../frame/ErrorBoundary';
import { Toaster } from '../frame/Toaster';
import { appRoutes } from '../router/routes';
import { signedInRoutes } from '../router/signedInRoutes';
import { demoPractice, type PageState } from './demoPractice';

interface PageStoryProps {
  /** Initial address. */
  at: string;
  /** The signed-in user; `null` for public pages. */
  viewer: Viewer | null;
  state: PageState;
  /** Answers beside those of the demo practice, created for each render of the story. */
  routes?: () => Record<string, FakeHandler>;
}

/** The real app at an address, signed in as a person of the demo practice, on a fake backend. */
export function PageStory({ viewer: own, ...props }: PageStoryProps) {
  const { viewer: chosen } = useContext(StoryEnvironmentContext);
  // The toolbar changes the signed-in user, but never signs anyone in.
  const viewer = own && (chosen ?? own);
  return <FreshApp key={viewer ?? ''} {...props} viewer={viewer} />;
}

function FreshApp({ at, viewer, state, routes }: PageStoryProps) {
  const { line } = useContext(StoryEnvironmentContext);
  const [{ store, router }] = useState(() => {
    const user = viewer && VIEWERS[viewer];
    const { store } = testStore({
      ...(user && { user }),
      domains: [authDomain],
      routes: demoPractice(user ?? PATIENT, state, new Date(), routes?.()),
      line,
      // Storybook's network refuses what has no answer here, and the story fails.
      elsewhere: (path) => fetch(path),
    });
    return { store, router: createMemoryRouter(appRoutes(signedInRoutes(store)), { initialEntries: [at] }) };
  });
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <AuthProvider>
          {/* Leaves Storybook's own router, because the app has one. */}
          <LocationContext value={null as never}>
            <RouterProvider router={router} />
          </LocationContext>
          <Toaster />
        </AuthProvider>
      </Provider>
    </ErrorBoundary>
  );
}
