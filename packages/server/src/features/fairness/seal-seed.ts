import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a server seed (64 hex digits) with AES-256-GCM for storage. `place` binds the ciphertext to its database
 * row.
 * @returns nonce ‖ ciphertext ‖ tag
 */
export function sealSeed(key: Buffer, serverSeed: string, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const sealed = cipher.update(Buffer.from(serverSeed, 'hex'));
  return Buffer.concat([nonce, sealed, cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts a stored server seed.
 * @throws Error if the key is wrong, or the row was changed or swapped with another
 */
export function openSeed(key: Buffer, stored: Buffer, place: string): string {
  const tagAt = stored.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(stored.subarray(tagAt));
  const opened = decipher.update(stored.subarray(NONCE_BYTES, tagAt));
  return Buffer.concat([opened, decipher.final()]).toString('hex');
}
