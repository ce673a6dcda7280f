import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from './deps.ts';

/**
 * Returns the HMAC-SHA256 of a text, keyed with the installation's secret. The hash covers the purpose, so that equal
 * texts with different purposes have different hashes. Without the secret, a stolen table reveals neither six-digit
 * codes nor addresses.
 */
export function keyedHash(deps: Pick<Deps, 'config'>, purpose: string, text: string): Buffer {
  return createHmac('sha256', deps.config.appSecret).update(`${purpose}\0${text}`).digest();
}

export function sameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
