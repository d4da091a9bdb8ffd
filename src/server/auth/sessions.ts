import { wallClockOf } from '@/contract/common/practiceTime';
import type { Role } from '@/contract/common/roles';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { Origin, SignedInUser } from '../core/context';
import { SESSION_TOUCH_MS } from './limits';
import { sessionRepository } from './sessionRepository';
import type { Tokens } from './tokens';

interface SessionsOptions {
  db: Database;
  clock: Clock;
  tokens: Tokens;
  /** Time zone of the practice, asked each time, because the set-up decides it while the server runs. */
  timeZone: () => string;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Opens sign-in sessions and finds the user of a token, for the routes and for the realtime socket. */
export function createSessions({ db, clock, tokens, timeZone }: SessionsOptions) {
  return {
    /**
     * Opens a sign-in session, inside the caller's transaction if `within` is given, and returns its token.
     */
    async open(user: { id: string; role: Role }, origin: Partial<Origin>, within: Database = db) {
      const now = clock.now();
      const session = await sessionRepository(within).create(user, origin, now);
      return tokens.sign({ userId: user.id, sessionId: session.id }, now, session.expiresAt);
    },

    /**
     * The user of a token, or null. Read from the database each time, so that revoking takes effect at once.
     */
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
      return { ...user, today: wallClockOf(now, timeZone()).date };
    },
  };
}
