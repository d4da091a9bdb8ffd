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

/** Seconds: the token was made by another server process whose clock may be a little ahead. */
const TOLERANCE = 5;

/** Signatures that are remembered, those of some thousand people; a token takes about half a kilobyte. */
const REMEMBERED = 5_000;

interface Signed extends TokenClaims {
  /** Seconds since 1970. */
  notBefore: number;
  expires: number;
}

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and checks session tokens. The token alone opens nothing: its session must still stand in the database. */
export function createTokens(key: Uint8Array) {
  /**
   * Tokens whose signature was found to be ours: that never changes, so it is computed once, not for every request (and
   * not in the same four threads as the passwords). Time and session are asked for every time.
   */
  const signed = new Map<string, Signed>();

  async function read(token: string, now: Date): Promise<Signed | null> {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'jti', 'exp', 'nbf'],
      currentDate: now,
      clockTolerance: TOLERANCE,
    });
    const { sub, jti, nbf = Number.NaN, exp = Number.NaN } = payload;
    return isUuid(sub) && isUuid(jti) ? { userId: sub, sessionId: jti, notBefore: nbf, expires: exp } : null;
  }

  function remember(token: string, found: Signed): void {
    const oldest = signed.size >= REMEMBERED ? signed.keys().next().value : undefined;
    if (oldest !== undefined) signed.delete(oldest);
    signed.set(token, found);
  }

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
      const known = signed.get(token);
      if (known) {
        const seconds = Math.floor(now.getTime() / 1000);
        const isInForce = known.notBefore <= seconds + TOLERANCE && known.expires > seconds - TOLERANCE;
        return isInForce ? { userId: known.userId, sessionId: known.sessionId } : null;
      }
      try {
        const found = await read(token, now);
        if (!found) return null;
        remember(token, found);
        return { userId: found.userId, sessionId: found.sessionId };
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
