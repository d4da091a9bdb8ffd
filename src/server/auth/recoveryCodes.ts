import { createHash, randomBytes } from 'node:crypto';
import { SECOND_FACTOR_LIMITS } from '@/contract/auth/accountLimits';
import { toBase32 } from './totp';

/** 80 bits: one round of a hash is enough to make the stored form useless to a reader. */
const BYTES = 10;

/** Fresh recovery codes in groups of four, `ABCD-EFGH-IJKL-MNOP`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: SECOND_FACTOR_LIMITS.recoveryCodes }, () =>
    (toBase32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'),
  );

/** What the database keeps of a code. How it was typed (case, hyphens, blanks) does not count. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64url');
