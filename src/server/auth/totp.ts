import { Secret, TOTP } from 'otpauth';
import { SECOND_FACTOR_LIMITS } from '@/contract/account';

const { digits, periodSeconds: period } = SECOND_FACTOR_LIMITS;
/** Time steps accepted before and after the current one, because phone clocks drift (RFC 6238 §5.2). */
const DRIFT = 1;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

const totpOf = (secret: Uint8Array) => new TOTP({ secret: secretOf(secret), digits, period });

/** Base32 (RFC 4648) without padding, the key format of authenticator apps. */
export const toBase32 = (bytes: Uint8Array): string => secretOf(bytes).base32;

/** The code that an authenticator app with this secret shows at `now`. */
export const totpAt = (secret: Uint8Array, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** The accepted time step, in whole periods since 1970, that `code` belongs to; undefined if it matches none. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  if (!/^\d+$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}
