import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '@wl/world/house/brand';
import type { Deps } from '../../platform/deps.ts';

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

/** The code of this moment, for the development print-out and tests. */
export function totpCode(secret: string, at: Date): string {
  return totp(secret).generate({ timestamp: at.getTime() });
}

/** What an authenticator app scans. */
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

const keyOf = (deps: Pick<Deps, 'config'>) =>
  createHmac('sha256', deps.config.appSecret).update('staff.totp').digest();

/** Encrypts a secret for the table: nonce, tag, text. */
export function sealSecret(deps: Pick<Deps, 'config'>, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(deps), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws Error when the installation's secret is another one or the row was changed */
export function openSecret(deps: Pick<Deps, 'config'>, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(deps), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
