import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { afterLogin, useAuth } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { openedInvitationState, PUBLIC_ROUTES } from '@/shared/routes';
import { AuthMark } from '@/shared/ui/auth-layout/AuthLayout';
import { lateComponent } from '@/shared/ui/late-part/lateComponent';
import { useScreenStart } from '../frame/focus';

interface MarkProps {
  children: ReactNode;
}

// Late, because sign-in must not wait for what most practices see as the product's own mark.
const PracticeMark = lateComponent<MarkProps>(
  async () => (await import('@/shared/practice-identity/PracticeMark')).PracticeMark,
  ({ children }) => children,
);
/** Starts the download of the practice's mark, for tests that draw the public screens at once. */
export const preloadPracticeMark = PracticeMark.preload;

const markOf = (brand: ReactNode) => (
  <Suspense fallback={brand}>
    <PracticeMark>{brand}</PracticeMark>
  </Suspense>
);

/** Frame of the screens without a sign-in, whoever is signed in. */
export function Public() {
  useScreenStart(useLocation().pathname);
  return (
    <AuthMark value={markOf}>
      <Outlet />
    </AuthMark>
  );
}

/**
 * Guard of public screens. A signed-in user is redirected to the interrupted screen, else to the dashboard, which says so if an
 * invitation was opened.
 */
export function PublicOnly() {
  const { status } = useAuth();
  const { state, pathname, search } = useLocation();
  const destination = useAppSelector((app) => afterLogin(app, state));
  return status === 'guest' ? (
    <Public />
  ) : (
    <Navigate
      to={destination}
      replace
      {...(pathname.startsWith(`${PUBLIC_ROUTES.invitation}/`) && {
        state: openedInvitationState(pathname + search),
      })}
    />
  );
}

/** The root address redirects to the dashboard if signed in, else to /login. */
export function HomeRedirect() {
  const { status } = useAuth();
  return <Navigate to={status === 'guest' ? PUBLIC_ROUTES.login : PUBLIC_ROUTES.dashboard} replace />;
}
