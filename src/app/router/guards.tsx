import { useDeferredValue, type ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import type { Role } from '@/contract/common/roles';
import { useAuth } from '@/features/auth';
import { ROUTES } from '@/shared/routes';
import { AccessDenied } from '@/shared/ui/access-denied';
import { LoadingScreen } from '@/shared/ui/loading-screen';

/** Signed-in screens: 'Cargando...' while the session is verified, else to /login (spec §2 Route guard). */
export function SignedIn() {
  const { status } = useAuth();
  // The frame and the screen are drawn in short tasks, not in one that a tap would have to wait for.
  const verified = useDeferredValue(status !== 'checking', false);
  if (status === 'guest') return <Navigate to={ROUTES.login} replace />;
  return status === 'checking' || !verified ? <LoadingScreen /> : <Outlet />;
}

/** Screens of some roles; others meet the denial (spec §2 Route guard). */
export function OnlyRoles({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { user } = useAuth();
  return user && roles.includes(user.role) ? children : <AccessDenied text={COMMON_MESSAGES.deniedRoute} />;
}
