import { createHash } from 'node:crypto';
import type { BonusTerms } from '@wl/world/bonuses/kind';

/**
 * Returns the hexadecimal SHA-256 hash of the terms, serialised as JSON with sorted keys. Equal terms have the same
 * hash, regardless of their source.
 */
export function hashOfTerms(terms: BonusTerms): string {
  const sorted = Object.fromEntries(Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
