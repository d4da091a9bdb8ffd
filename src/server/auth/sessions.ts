import type { Role } from '@/contract/common/roles';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { SignedInUser } from '../http/access';
import type { Origin } from '../http/command';
import { SESSION_TOUCH_MS } from './limits';
import { sessionRepository } from './sessionRepository';
import type { Tokens } from './tokens';

interface SessionsOptions {
  db: Database;
  clock: Clock;
  tokens: Tokens;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Opens sessions and says whom a token stands for; used by the routes and by the realtime socket alike. */
export function createSessions({ db, clock, tokens }: SessionsOptions) {
  return {
    /** A token for a new session of the user, in the caller's transaction when there is one. */
    async open(user: { id: string; role: Role }, origin: Partial<Origin>, within: Database = db) {
      const now = clock.now();
      const session = await sessionRepository(within).create(user, origin, now);
      return tokens.sign({ userId: user.id, sessionId: session.id }, now, session.expiresAt);
    },

    /** The signed-in user of a token, read from the database, so that a revoked session ends at once; else null. */
    async authenticate(token: string, address?: string): Promise<SignedInUser | null> {
      const now = clock.now();
      const claims = await tokens.verify(token, now);
      if (!claims) return null;
      const repository = sessionRepository(db);
      const found = await repository.find(claims.sessionId, claims.userId, now);
      if (!found) return null;
      const { lastUsedAt, ...user } = found;
      if (now.getTime() - lastUsedAt.getTime() > SESSION_TOUCH_MS)
        await repository.touch(user.sessionId, now, address);
      return user;
    },
  };
}
