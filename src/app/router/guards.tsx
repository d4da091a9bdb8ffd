import { useDeferredValue, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { isOneOf } from '@/contract/common/roles';
import { useAuth } from '@/features/auth';
import { invitationOfState, leftScreenState, ROUTES } from '@/shared/routes';
import { AccessDenied } from '@/shared/ui/access-denied/AccessDenied';
import { LoadingScreen } from '@/shared/ui/loading-screen/LoadingScreen';
import { useScreen } from './useScreen';

interface GuardProps {
  children: ReactNode;
}

/**
 * Whether the screen at this address was somebody else's a moment ago. A tab that slept hears of a log-out and of the next
 * sign-in at once. Nothing is drawn in between, which would end the screen with what was typed there.
 */
function useIsOfAnother(id: string | undefined): boolean {
  const { key } = useLocation();
  const [owner, setOwner] = useState<{ id: string | undefined; leaves?: string }>({ id });
  if (id !== undefined && id !== owner.id) setOwner({ id, ...(owner.id !== undefined && { leaves: key }) });
  return owner.leaves === key;
}

/**
 * Guard of signed-in screens. Shows 'Cargando...' while the sign-in session is verified. Without one it
 * redirects to the invitation that was opened before, else to /login, with the interrupted screen in the navigation state.
 */
export function SignedIn({ children }: GuardProps) {
  const { status, user } = useAuth();
  const { pathname, search, state } = useLocation();
  const isOfAnother = useIsOfAnother(user?.id);
  const invitation = invitationOfState(state);
  // Deferred, so that React renders frame and screen in short tasks that a tap can interrupt.
  const verified = useDeferredValue(status !== 'checking', false);
  if (status === 'guest' && invitation) return <Navigate to={invitation} replace />;
  if (status === 'guest')
    return <Navigate to={ROUTES.login} replace state={leftScreenState(pathname + search)} />;
  if (isOfAnother) return <Navigate to={ROUTES.dashboard} replace />;
  return status === 'checking' || !verified ? <LoadingScreen /> : children;
}

/** Guard for the roles of the screen; other users see the denial. */
export function OnlyRoles({ children }: GuardProps) {
  const { user } = useAuth();
  const { roles = [] } = useScreen() ?? {};
  return user && isOneOf(user, roles) ? children : <AccessDenied text={COMMON_MESSAGES.deniedRoute} />;
}
