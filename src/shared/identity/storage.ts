import type { User } from '@/contract/authAnswers';
import { STORAGE_KEYS } from '@/contract/auth';
import { ROLES } from '@/contract/common/roles';

/** What the browser stores for a signed-in user: the raw token and the user. */
export interface StoredSession {
  token: string;
  user: User;
}

const PROFILE_FIELDS: readonly string[] = ['specialization', 'experience', 'license', 'address'];

/**
 * Fields of the profile in a user. A documented backend tells them in the answer to their change, and perhaps nowhere
 * else, so they are kept with the user. Our server has a call for them, and puts none of them in a user.
 */
const profileFieldsOf = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([field, text]) => PROFILE_FIELDS.includes(field) && (typeof text === 'string' || text === null),
    ),
  );

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
    ...profileFieldsOf(value),
  };
}

/** The user as a backend has just told, with what it left out of the profile as it was saved. */
export const withProfileOf = (saved: User, told: User): User => ({ ...profileFieldsOf(saved), ...told });

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
