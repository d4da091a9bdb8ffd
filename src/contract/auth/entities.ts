import type { Role } from '../common/roles';

/** A person who can sign in (spec §3 User). */
export interface User {
  id: string;
  name: string;
  email: string;
  role: Role;
  phone?: string | null;
}

/** Answer of log-in and registration (spec §7). */
export interface AuthSession {
  token: string;
  user: User;
}

/** One of the user's own signed-in sessions, for 'cerrar las demás'. Instants are ISO 8601. */
export interface UserSession {
  id: string;
  createdAt: string;
  lastUsedAt: string;
  userAgent: string | null;
  /** Network address it was last used from. */
  address: string | null;
  current: boolean;
}

/** Whether log-in asks for a code too. */
export interface SecondFactorState {
  enabled: boolean;
  recoveryCodesLeft: number;
}

/** What an authenticator needs: the key to type (base32), and the address of the QR code. Shown once. */
export interface SecondFactorSetup {
  key: string;
  uri: string;
}

/**
 * `details` of the 401 that the first step of a log-in answers for an account with a second factor; accounts without
 * one never meet it (spec §7 stays as it is).
 */
export interface LoginChallenge {
  code: 'SECOND_FACTOR_REQUIRED';
  /** Stands for the password that was right; sent back with the code. */
  challenge: string;
}
