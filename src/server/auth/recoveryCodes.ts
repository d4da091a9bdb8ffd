import { createHash, randomBytes } from 'node:crypto';
import { SECOND_FACTOR_LIMITS } from '@/contract/account';
import { toBase32 } from './totp';

/** 80 random bits, which cannot be guessed from one round of SHA-256. */
const BYTES = 10;

/** Fresh recovery codes in groups of four, `ABCD-EFGH-IJKL-MNOP`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: SECOND_FACTOR_LIMITS.recoveryCodes }, () =>
    (toBase32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'),
  );

/** The hash that the database stores. Case, hyphens and blanks in the typed code are ignored. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64url');
