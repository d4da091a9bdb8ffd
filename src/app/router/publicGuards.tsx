import { Navigate, Outlet } from 'react-router-dom';
import { useAuth } from '@/features/auth';
import { PUBLIC_ROUTES } from '@/shared/routes';

/** Public screens: who is signed in, or about to be, goes to the dashboard (spec §2). */
export function PublicOnly() {
  const { status } = useAuth();
  return status === 'guest' ? <Outlet /> : <Navigate to={PUBLIC_ROUTES.dashboard} replace />;
}

/** The root address: to the dashboard if signed in, else to /login. */
export function HomeRedirect() {
  const { status } = useAuth();
  return <Navigate to={status === 'guest' ? PUBLIC_ROUTES.login : PUBLIC_ROUTES.dashboard} replace />;
}
