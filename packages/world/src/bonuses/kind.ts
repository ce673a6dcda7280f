export type { BonusTerms, WageredTerms } from './terms.ts';

/**
 * Bonus kinds from specification §3, in the order of the departures board. Each kind has its own folder.
 *
 * Every page of the web application loads this file, so the lists that import the folders are in separate files
 * (`terms.ts`, `names.ts`, `index.ts`, `simulations.ts`).
 */
export const bonusKinds = [
  'deposit_bonus',
  'deposit_cashback',
  'free_spins',
  'spin_credits',
  'tournament_ticket',
  'destination_ticket',
] as const;
export type BonusKindName = (typeof bonusKinds)[number];
