import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '@wl/world/casino/brand';
import type { Config } from '../config/config.ts';

/** TOTP parameters (RFC 6238) that every authenticator app supports. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/**
 * Number of time steps on each side of the current step whose codes are also accepted, because phone clocks can be
 * slightly off.
 */
const WINDOW_STEPS = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: STEP_SECONDS,
    algorithm: 'SHA1',
  });
}

/** Returns a new 160-bit secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * Encodes an authenticator secret in base32.
 * @param bytes the secret, 20 bytes
 */
export function totpSecretOf(bytes: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

/** Returns the TOTP code for a given time. Used for development output and in tests. */
export function totpCode(secret: string, at: Date): string {
  return totp(secret).generate({ timestamp: at.getTime() });
}

/**
 * Returns the URI that an authenticator app reads from a QR code.
 * @param label account name, such as the e-mail address
 */
export function totpUri(secret: string, label: string): string {
  return totp(secret, label).toString();
}

/**
 * Returns the time step that a code belongs to (the current step or an adjacent one), or null for a wrong code. The
 * caller must check whether the step has been used before.
 */
export function totpStep(secret: string, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(secret).validate({
    token: code,
    timestamp: at.getTime(),
    window: WINDOW_STEPS,
  });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / STEP_SECONDS) + delta;
}

/** Purpose of an encrypted secret. Each purpose has its own encryption key. */
export type SecretPurpose = 'staff.totp' | 'members.totp' | 'personal_data.copy';

type Keeper = { config: Pick<Config, 'appSecret'> };

const keyOf = ({ config }: Keeper, purpose: SecretPurpose) =>
  createHmac('sha256', config.appSecret).update(purpose).digest();

/** Encrypts bytes for storage in a table. The result consists of nonce, tag and ciphertext. */
export function sealBytes(keeper: Keeper, purpose: SecretPurpose, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keeper, purpose), nonce);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/**
 * Decrypts bytes from `sealBytes`.
 * @throws Error if the bytes were encrypted with another app secret or for another purpose, or were modified
 */
export function openBytes(keeper: Keeper, purpose: SecretPurpose, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keeper, purpose), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
}

/** Encrypts a secret for storage in a table. */
export const sealSecret = (keeper: Keeper, purpose: SecretPurpose, secret: string): Buffer =>
  sealBytes(keeper, purpose, Buffer.from(secret, 'utf8'));

/**
 * Decrypts a secret that was encrypted with `sealSecret`.
 * @throws Error if the bytes were encrypted with another app secret or for another purpose, or were modified
 */
export const openSecret = (keeper: Keeper, purpose: SecretPurpose, sealed: Buffer): string =>
  openBytes(keeper, purpose, sealed).toString('utf8');
