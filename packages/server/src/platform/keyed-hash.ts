import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from './deps.ts';

/**
 * Returns the HMAC-SHA256 of a purpose and a text, keyed with the installation's secret. Equal texts with different
 * purposes have different hashes. The secret is not in the database, so a stolen table of these hashes reveals neither
 * six-digit codes nor addresses.
 */
export function keyedHash(deps: Pick<Deps, 'config'>, purpose: string, text: string): Buffer {
  return createHmac('sha256', deps.config.appSecret).update(`${purpose}\0${text}`).digest();
}

export function sameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
