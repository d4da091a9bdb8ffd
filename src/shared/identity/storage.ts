import type { User } from '@/contract/auth/entities';
import { STORAGE_KEYS } from '@/contract/auth/limits';
import { ROLES } from '@/contract/common/roles';

/** The two things a signed-in browser stores: the raw token and the user. */
export interface StoredSession {
  token: string;
  user: User;
}

/** A user as any backend may send it; `null` where id or role cannot be read. Keeps only the known fields. */
export function toUser(raw: unknown): User | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const value = raw as Record<string, unknown>;
  const role = ROLES.find((known) => known === String(value.role).toUpperCase());
  const id = value.id ?? value._id;
  if (!role || (typeof id !== 'string' && typeof id !== 'number')) return null;
  return {
    id: String(id),
    name: typeof value.name === 'string' ? value.name : '',
    email: typeof value.email === 'string' ? value.email : '',
    role,
    phone: typeof value.phone === 'string' ? value.phone : null,
  };
}

/** The saved session, or `null` where there is none, it is damaged, or storage is not to be had. Never throws. */
export function readStoredSession(): StoredSession | null {
  try {
    const token = localStorage.getItem(STORAGE_KEYS.token);
    const user = toUser(JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? 'null'));
    return token && user ? { token, user } : null;
  } catch {
    return null;
  }
}

/** Saves the session; a full or forbidden storage only costs the next visit a sign-in. */
export function writeStoredSession(session: StoredSession): void {
  try {
    localStorage.setItem(STORAGE_KEYS.token, session.token);
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(session.user));
  } catch {
    clearStoredSession();
  }
}

/**
 * Removes both keys. Never throws. For an expired session the token is emptied first, so that other tabs can
 * tell expiry from sign-out by the storage event.
 */
export function clearStoredSession(hasExpired = false): void {
  try {
    if (hasExpired) localStorage.setItem(STORAGE_KEYS.token, '');
    localStorage.removeItem(STORAGE_KEYS.token);
    localStorage.removeItem(STORAGE_KEYS.user);
  } catch {
    // Nothing can be kept where storage is forbidden, so there is nothing to remove.
  }
}
