import { createHash } from 'node:crypto';
import type { BonusTerms } from '@wl/world/bonuses/kind';

/**
 * Returns the SHA-256 hash of the terms in hexadecimal. The hash is computed from JSON with sorted keys, so the order
 * of the keys does not affect it.
 */
export function hashOfTerms(terms: BonusTerms): string {
  const sorted = Object.fromEntries(Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
