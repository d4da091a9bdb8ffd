import { Secret } from 'otpauth';
import { totpAt } from '../auth/totp';

/** Bytes of a Base32 key, as an authenticator app decodes it. */
export const bytesOfKey = (key: string): Buffer => Buffer.from(Secret.fromBase32(key).bytes);

/** Code that an authenticator app with this Base32 key shows at `now`. */
export const codeAt = (key: string, now: Date): string => totpAt(bytesOfKey(key), now);
