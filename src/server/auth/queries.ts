import { AUTH_MESSAGES } from '@/contract/account';
import type { CommandContext } from '../core/context';
import { unauthorized } from '../core/errors';
import { accountRepository } from './accountRepository';
import { recoveryCodeRepository } from './recoveryCodeRepository';
import { secondFactorRepository } from './secondFactorRepository';
import { listStandingSessions } from './sessionRepository';

/** The user of the caller's sign-in session. Throws `unauthorized` if the account is gone. */
export async function verifySession({ db, user: { id } }: CommandContext) {
  const user = await accountRepository(db).findById(id);
  if (!user) throw unauthorized(AUTH_MESSAGES.sessionExpired);
  return { user };
}

/** The caller's valid sign-in sessions; `current` marks the one that asks. */
export async function listSessions({ db, user: { id, role, sessionId }, now }: CommandContext) {
  const rows = await listStandingSessions(db, { id, role }, now);
  return {
    sessions: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: row.id === sessionId,
    })),
  };
}

/** Whether the caller's account has a second factor, and how many recovery codes are left. */
export async function secondFactorState({ db, user: { id } }: CommandContext) {
  const enabled = await secondFactorRepository(db).isEnabled(id);
  return { enabled, recoveryCodesLeft: enabled ? await recoveryCodeRepository(db).left(id) : 0 };
}
