import { randomBytes } from 'node:crypto';
import { SECOND_FACTOR_LIMITS } from '@/contract/account';
import type { SecondFactorSetup } from '@/contract/authAnswers';
import { BRAND } from '@/contract/common/constants';
import type { Database } from '../db/database';
import { CODE_GUESSES } from './limits';
import { recoveryCodeRepository } from './recoveryCodeRepository';
import { hashRecoveryCode } from './recoveryCodes';
import { createSecretBox } from './secretBox';
import { secondFactorRepository } from './secondFactorRepository';
import { matchingStep, toBase32 } from './totp';

/** The name under which an authenticator app lists the account. */
const ISSUER = BRAND.name;
const SECRET_BYTES = 20;

/**
 * Result of checking a code. `none`: nothing to check against. `wait`: seconds until the next try is allowed.
 */
export type CodeCheck = 'right' | 'wrong' | 'none' | { wait: number };

export type SecondFactor = ReturnType<typeof createSecondFactor>;

function setupOf(secret: Uint8Array, email: string): SecondFactorSetup {
  const key = toBase32(secret);
  const query = new URLSearchParams({
    secret: key,
    issuer: ISSUER,
    algorithm: 'SHA1',
    digits: String(SECOND_FACTOR_LIMITS.digits),
    period: String(SECOND_FACTOR_LIMITS.periodSeconds),
  });
  return { key, uri: `otpauth://totp/${encodeURIComponent(`${ISSUER}:${email}`)}?${query.toString()}` };
}

/**
 * The optional second factor (RFC 6238). The database stores its secrets encrypted with this server's key.
 */
export function createSecondFactor(serverKey: Uint8Array) {
  const box = createSecretBox(serverKey, 'second factor');
  return {
    seal: box.seal,

    /** How many confirmed authenticators were sealed with another key. No code of theirs is right. */
    async countForeign(db: Database): Promise<number> {
      const confirmed = await secondFactorRepository(db).confirmed();
      return confirmed.filter(({ secret, userId }) => !box.open(secret, userId)).length;
    },

    /** Stores a new, unconfirmed secret. Returns undefined if the account already has a confirmed one. */
    async begin(db: Database, user: { id: string; email: string }, now: Date) {
      const secret = randomBytes(SECRET_BYTES);
      const begun = await secondFactorRepository(db).begin(user.id, box.seal(secret, user.id), now);
      return begun ? setupOf(secret, user.email) : undefined;
    },

    /**
     * Checks a code of the authenticator, or a recovery code if `recovery` is true, and marks it used. The
     * caller's transaction must commit whatever the result, because wrong codes are counted in it.
     */
    async check(
      transaction: Database,
      { userId, code, recovery, now }: { userId: string; code: string; recovery: boolean; now: Date },
    ): Promise<CodeCheck> {
      const repository = secondFactorRepository(transaction);
      const row = await repository.hold(userId);
      if (!row) return 'none';
      const since = row.failuresSince?.getTime() ?? 0;
      const isOver = now.getTime() - since >= CODE_GUESSES.windowMs;
      const failures = isOver ? 0 : row.failures;
      if (failures >= CODE_GUESSES.max)
        return { wait: Math.ceil((since + CODE_GUESSES.windowMs - now.getTime()) / 1000) };

      const secret = box.open(row.secret, userId);
      const step = secret && matchingStep(secret, code, now);
      if (step !== undefined && step > (row.lastStep ?? 0)) {
        await repository.noteSuccess(userId, step);
        return 'right';
      }
      if (recovery && (await recoveryCodeRepository(transaction).take(userId, hashRecoveryCode(code), now))) {
        await repository.noteSuccess(userId);
        return 'right';
      }
      await repository.noteFailure(userId, failures + 1, isOver ? now : new Date(since));
      return 'wrong';
    },
  };
}
