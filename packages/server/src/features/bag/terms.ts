import { createHash } from 'node:crypto';
import type { BonusTerms } from '@wl/world/bonuses/kind';

/**
 * Returns the SHA-256 hash of the terms in hexadecimal, computed from their JSON with sorted keys. Equal terms
 * therefore have equal hashes, whatever the order of their keys.
 */
export function hashOfTerms(terms: BonusTerms): string {
  const sorted = Object.fromEntries(Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
