import { useDeferredValue, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import type { Role } from '@/contract/common/roles';
import { useAuth } from '@/features/auth';
import { leftScreenState, ROUTES } from '@/shared/routes';
import { AccessDenied } from '@/shared/ui/access-denied';
import { LoadingScreen } from '@/shared/ui/loading-screen';

/** Signed-in screens: 'Cargando...' while the session is verified; without one to /login, which learns from where. */
export function SignedIn() {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  // The frame and the screen are drawn in short tasks, not in one that a tap would have to wait for.
  const verified = useDeferredValue(status !== 'checking', false);
  if (status === 'guest')
    return <Navigate to={ROUTES.login} replace state={leftScreenState(pathname + search)} />;
  return status === 'checking' || !verified ? <LoadingScreen /> : <Outlet />;
}

/** Screens of some roles; others meet the denial. */
export function OnlyRoles({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { user } = useAuth();
  return user && roles.includes(user.role) ? children : <AccessDenied text={COMMON_MESSAGES.deniedRoute} />;
}
