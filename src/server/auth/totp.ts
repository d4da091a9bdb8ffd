import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND_FACTOR_LIMITS } from '@/contract/auth/accountLimits';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const { digits, periodSeconds } = SECOND_FACTOR_LIMITS;
/** Time steps accepted before and after the current one, because phone clocks drift (RFC 6238 §5.2). */
const DRIFT = 1;

/** Base32 (RFC 4648) without padding, the key format of authenticator apps. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(buffer >> bits) & 31];
    }
  }
  return bits > 0 ? text + ALPHABET[(buffer << (5 - bits)) & 31] : text;
}

/** The time step at `now`: whole periods since 1970. */
const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / periodSeconds);

/** The code of one step (RFC 4226 §5.3). */
function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The code that an authenticator app with this secret shows at `now`. */
export const totpAt = (secret: Uint8Array, now: Date): string => codeOfStep(secret, stepAt(now));

/** The accepted time step that `code` belongs to; undefined if it matches none. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  let found: number | undefined;
  // Compare with every step, so that the time taken does not reveal a match.
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step += 1) {
    const wanted = Buffer.from(codeOfStep(secret, step));
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) found = step;
  }
  return found;
}
