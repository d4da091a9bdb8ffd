import { createContext, type ReactNode, use, useMemo } from 'react';
import type { User } from '@/contract/authAnswers';
import { administers, isPatientRole, isTherapistRole } from '@/contract/common/roles';
import { type IdentityState, loggedOut, selectIdentityStatus, selectUser } from '@/shared/identity/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

/** The signed-in user and what their role allows. */
export interface Auth {
  status: IdentityState['status'];
  user: User | null;
  /** True for THERAPIST and ADMIN. */
  isTherapist: boolean;
  /** True only for PATIENT. */
  isPatient: boolean;
  /** True for who administers the practice: an ADMIN, or a THERAPIST who is administration too. */
  isAdmin: boolean;
  logout: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/** Provides the auth context. Use it once, inside the store's provider. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectIdentityStatus);
  const user = useAppSelector(selectUser);
  const auth = useMemo<Auth>(
    () => ({
      status,
      user,
      isTherapist: isTherapistRole(user?.role),
      isPatient: isPatientRole(user?.role),
      isAdmin: administers(user),
      logout: () => dispatch(loggedOut()),
    }),
    [dispatch, status, user],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The auth context. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth debe usarse dentro de un AuthProvider');
  return auth;
}
