import { kindOf } from '@wl/world/bonuses/index';
import type { BonusTerms } from '@wl/world/bonuses/kind';

/** Maximum length of a flight code on the board, in characters. */
export const CODE_LENGTH = 5;

/**
 * Returns the flight code of an item: the abbreviation of its kind, followed by its amount or number, such as DB100 or
 * FS20.
 */
export function flightCode(terms: BonusTerms): string {
  return kindOf(terms.kind).code(terms);
}
