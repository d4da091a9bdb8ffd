import { AUTH_MESSAGES } from '@/contract/auth/messages';
import type { CommandContext } from '../http/command';
import { unauthorized } from '../http/errors';
import { accountRepository } from './accountRepository';
import { recoveryCodeRepository } from './recoveryCodeRepository';
import { secondFactorRepository } from './secondFactorRepository';
import { listStandingSessions } from './sessionRepository';

/** Whose session it is, while it stands. */
export async function verifySession({ db, user: { id } }: CommandContext) {
  const user = await accountRepository(db).findById(id);
  if (!user) throw unauthorized(AUTH_MESSAGES.sessionExpired);
  return { user };
}

/** The caller's sessions that still stand. */
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

/** Whether the caller's sign-in asks for a code too. */
export async function secondFactorState({ db, user: { id } }: CommandContext) {
  const enabled = await secondFactorRepository(db).isEnabled(id);
  return { enabled, recoveryCodesLeft: enabled ? await recoveryCodeRepository(db).left(id) : 0 };
}
