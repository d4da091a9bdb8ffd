import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../http/fields';

const ISSUER = 'fisioterapia';
const AUDIENCE = 'fisioterapia-web';
const ALGORITHM = 'HS256';
const KEY_BYTES = 32;

/** What a token says: whose it is and which session it belongs to. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
}

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and checks session tokens. The token alone opens nothing: its session must still stand in the database. */
export function createTokens(key: Uint8Array) {
  return {
    sign: ({ userId, sessionId }: TokenClaims, issuedAt: Date, expiresAt: Date): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),

    /** Claims of a token that we signed and that is valid at `now`; null for any other. */
    async verify(token: string, now: Date): Promise<TokenClaims | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: ISSUER,
          audience: AUDIENCE,
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'jti', 'exp', 'nbf'],
          currentDate: now,
          // The token was made by another server process whose clock may be a little ahead.
          clockTolerance: 5,
        });
        const { sub, jti } = payload;
        return isUuid(sub) && isUuid(jti) ? { userId: sub, sessionId: jti } : null;
      } catch {
        return null;
      }
    },
  };
}

/** Key for signing: from AUTH_SECRET, else made once and kept for the owner's eyes only in the data folder. */
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

/** A secret for a link (256 bits) and what the database keeps of it. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

/** The token has full entropy, so one round of SHA-256 is enough to make the stored form useless to a reader. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
