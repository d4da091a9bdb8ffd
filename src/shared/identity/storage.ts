import type { User } from '@/contract/authAnswers';
import { STORAGE_KEYS } from '@/contract/auth';
import { ROLES } from '@/contract/common/roles';

/** What the browser stores for a signed-in user: the raw token and the user. */
export interface StoredSession {
  token: string;
  user: User;
}

/** Reads a user from any backend, keeping only known fields; `null` without a valid id or role. */
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
    ...(value.alsoAdmin === true && { alsoAdmin: true }),
  };
}

/**
 * The saved sign-in session; `null` if there is none, it is damaged, or storage is unavailable. Never throws.
 */
export function readStoredSession(): StoredSession | null {
  try {
    const token = localStorage.getItem(STORAGE_KEYS.token);
    const user = toUser(JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? 'null'));
    return token && user ? { token, user } : null;
  } catch {
    return null;
  }
}

/** Saves the sign-in session. If storage is full or forbidden, the next visit requires a sign-in. */
export function writeStoredSession(session: StoredSession): void {
  try {
    localStorage.setItem(STORAGE_KEYS.token, session.token);
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(session.user));
  } catch {
    clearStoredSession();
  }
}

/**
 * Removes both keys. Never throws. For an expired sign-in session the token is first set to '', so that other
 * tabs can tell expiry from sign-out by the storage event.
 */
export function clearStoredSession(hasExpired = false): void {
  try {
    if (hasExpired) localStorage.setItem(STORAGE_KEYS.token, '');
    localStorage.removeItem(STORAGE_KEYS.token);
    localStorage.removeItem(STORAGE_KEYS.user);
  } catch {
    // Without access to storage nothing was saved, so there is nothing to remove.
  }
}
