import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { afterLogin, useAuth } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { PUBLIC_ROUTES } from '@/shared/routes';

/**
 * Guard of public screens. A signed-in user is redirected to the interrupted screen, else to the dashboard.
 */
export function PublicOnly() {
  const { status } = useAuth();
  const { state } = useLocation();
  const destination = useAppSelector((app) => afterLogin(app, state));
  return status === 'guest' ? <Outlet /> : <Navigate to={destination} replace />;
}

/** The root address redirects to the dashboard if signed in, else to /login. */
export function HomeRedirect() {
  const { status } = useAuth();
  return <Navigate to={status === 'guest' ? PUBLIC_ROUTES.login : PUBLIC_ROUTES.dashboard} replace />;
}
