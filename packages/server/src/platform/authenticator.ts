import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '@wl/world/house/brand';
import type { Config } from './config.ts';

/** RFC 6238 as every authenticator app takes it. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Codes of the step before and after count too: clocks of phones are not exact. */
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

/** A new base32 secret of 160 bits. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Base32 of a secret that was derived elsewhere. @param bytes 20 of them */
export function totpSecretOf(bytes: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

/** The code of this moment, for the development print-out and tests. */
export function totpCode(secret: string, at: Date): string {
  return totp(secret).generate({ timestamp: at.getTime() });
}

/** What an authenticator app scans. @param label whose it is, such as the e-mail address */
export function totpUri(secret: string, label: string): string {
  return totp(secret, label).toString();
}

/**
 * The time step whose code this is, one step of difference allowed; null for a wrong code. Whether the step was used before
 * is the caller's question.
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

/** Whose secrets they are: each kind has a key of its own. */
export type SecretPurpose = 'staff.totp' | 'members.totp' | 'personal_data.copy';

type Keeper = { config: Pick<Config, 'appSecret'> };

const keyOf = ({ config }: Keeper, purpose: SecretPurpose) =>
  createHmac('sha256', config.appSecret).update(purpose).digest();

/** Encrypts for a table: nonce, tag, text. */
export function sealBytes(keeper: Keeper, purpose: SecretPurpose, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keeper, purpose), nonce);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws Error when the installation's secret is another one, it was sealed for another purpose, or the row was changed */
export function openBytes(keeper: Keeper, purpose: SecretPurpose, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keeper, purpose), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
}

/** Encrypts a secret for the table. */
export const sealSecret = (keeper: Keeper, purpose: SecretPurpose, secret: string): Buffer =>
  sealBytes(keeper, purpose, Buffer.from(secret, 'utf8'));

/** @throws Error as openBytes does */
export const openSecret = (keeper: Keeper, purpose: SecretPurpose, sealed: Buffer): string =>
  openBytes(keeper, purpose, sealed).toString('utf8');
