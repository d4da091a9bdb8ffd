import { createHash, createHmac, randomBytes, webcrypto } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../core/ids';

const ISSUER = 'fisioterapia';
const AUDIENCE = 'fisioterapia-web';
const ALGORITHM = 'HS256';
const KEY_BYTES = 32;

/** The contents of a token: the user and the sign-in session. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
}

/**
 * Clock tolerance in seconds: another server process, whose clock is slightly ahead, may have made the token.
 */
const TOLERANCE = 5;

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Signs and verifies tokens. A valid token is not enough: its sign-in session must also be valid in the
 * database.
 */
export function createTokens(key: Uint8Array) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  /** Imported once: each request would do it again. */
  const signingKey = webcrypto.subtle.importKey('raw', key, algorithm, false, ['sign', 'verify']);
  return {
    sign: async ({ userId, sessionId }: TokenClaims, issuedAt: Date, expiresAt: Date): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await signingKey),

    /** Claims of a token that this server signed and that is valid at `now`; null for any other text. */
    async verify(token: string, now: Date): Promise<TokenClaims | null> {
      try {
        const { payload } = await jwtVerify(token, await signingKey, {
          issuer: ISSUER,
          audience: AUDIENCE,
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'jti', 'exp', 'nbf'],
          currentDate: now,
          clockTolerance: TOLERANCE,
        });
        const { sub, jti } = payload;
        return isUuid(sub) && isUuid(jti) ? { userId: sub, sessionId: jti } : null;
      } catch {
        return null;
      }
    },
  };
}

/**
 * The signing key: derived from AUTH_SECRET, else created once in the data folder, readable by its owner
 * only.
 */
export function loadAuthKey(secret: string | undefined, dataDir: string): Uint8Array {
  if (secret) return createHash('sha256').update(secret, 'utf8').digest();
  const file = path.join(dataDir, 'auth.key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length < KEY_BYTES) throw new Error(`La clave de «${file}» está dañada. Bórrala para crear otra.`);
  return key;
}

/** A random 256-bit token for a link, and the hash that the database stores. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

/**
 * A token for the link of what is stored under an id, and the hash that the database stores. It is the same each time, so that
 * a mail which is sent again opens by the link that it had.
 */
export function linkTokenOf(key: Uint8Array, id: string): { token: string; tokenHash: string } {
  const token = createHmac('sha256', key).update(`link ${id}`).digest('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

/** One round of SHA-256 is enough: the token has 256 random bits and cannot be guessed from its hash. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
