import { createHash } from 'node:crypto';
import type { BonusTerms } from '@wl/world/bonuses/kind';

/** SHA-256 of the terms as JSON with its keys in order, in hex: the same terms have the same hash wherever they came from. */
export function hashOfTerms(terms: BonusTerms): string {
  const sorted = Object.fromEntries(Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
