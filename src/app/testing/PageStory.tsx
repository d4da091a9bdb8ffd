import { useContext, useState } from 'react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import type { Role } from '@/contract/common/roles';
import { AuthProvider, authDomain } from '@/features/auth';
import { type FakeHandler, StoryEnvironmentContext } from '@/shared/testing/fakeBackend';
import { PEOPLE } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { ErrorBoundary } from '../frame/ErrorBoundary';
import { Toaster } from '../frame/Toaster';
import { appRoutes } from '../router/routes';
import { signedInRoutes } from '../router/signedInRoutes';
import { demoPractice, type PageState } from './demoPractice';

interface PageStoryProps {
  /** Initial address. */
  at: string;
  /** Role of the signed-in user; `null` for public pages. */
  role: Role | null;
  state: PageState;
  /** Answers beside those of the demo practice, created for each render of the story. */
  routes?: () => Record<string, FakeHandler>;
}

/** The real app at an address, signed in as a person of the demo practice, on a fake backend. */
export function PageStory({ role: own, ...props }: PageStoryProps) {
  const { role: chosen } = useContext(StoryEnvironmentContext);
  // The toolbar changes the role of a signed-in user, but never signs anyone in.
  const role = own && (chosen ?? own);
  return <FreshApp key={role ?? ''} {...props} role={role} />;
}

function FreshApp({ at, role, state, routes }: PageStoryProps) {
  const { line } = useContext(StoryEnvironmentContext);
  const [{ store, router }] = useState(() => {
    const { store } = testStore({
      ...(role && { user: PEOPLE[role] }),
      domains: [authDomain],
      routes: demoPractice(role ?? 'PATIENT', state, new Date(), routes?.()),
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
