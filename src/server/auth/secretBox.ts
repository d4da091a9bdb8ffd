import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SecretBox = ReturnType<typeof createSecretBox>;

/**
 * Encrypts what the database must hold and its reader must not know, with a key derived from the server's secret for
 * this `purpose` alone. Each text is bound to its `owner`: in another person's row it does not open.
 */
export function createSecretBox(serverKey: Uint8Array, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', serverKey, new Uint8Array(), purpose, 32));
  return {
    seal(secret: Uint8Array, owner: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Undefined for what was sealed with another key, for another owner, or changed since. */
    open(sealed: string, owner: string): Buffer | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
