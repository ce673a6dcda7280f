import type { TermFields, TermsOf } from '../term-fields.ts';

/**
 * Terms of free spins. The spins must be played within `playDays` days in one game, at its minimum stake. Their
 * winnings become bonus money. `game` is the slug of the game in the catalogue.
 */
export const freeSpinsTerms = {
  spins: 'whole',
  game: 'game',
  playDays: 'whole',
  wageringTimes: 'times',
  runDays: 'whole',
} as const satisfies TermFields;
export type FreeSpinsTerms = TermsOf<'free_spins', typeof freeSpinsTerms>;
