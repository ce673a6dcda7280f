import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from './deps.ts';

/**
 * Returns the HMAC-SHA256 of a text under the installation's secret. It includes the purpose, so that equal texts of different
 * purposes never have equal hashes. A stolen table alone reveals no six-digit codes or addresses.
 */
export function keyedHash(deps: Pick<Deps, 'config'>, purpose: string, text: string): Buffer {
  return createHmac('sha256', deps.config.appSecret).update(`${purpose}\0${text}`).digest();
}

export function sameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
