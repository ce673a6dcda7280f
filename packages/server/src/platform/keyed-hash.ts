import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from './deps.ts';

/**
 * HMAC-SHA256 under the installation's secret. The purpose is part of it, so that equal texts of different purposes never
 * have equal hashes, and a stolen table alone tells nothing about six-digit codes or addresses.
 */
export function keyedHash(deps: Pick<Deps, 'config'>, purpose: string, text: string): Buffer {
  return createHmac('sha256', deps.config.appSecret).update(`${purpose}\0${text}`).digest();
}

export function sameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
