import { depositBonusTerms } from './deposit-bonus/terms.ts';
import { depositCashbackTerms } from './deposit-cashback/terms.ts';
import { freeSpinsTerms } from './free-spins/terms.ts';
import { spinCreditsTerms } from './spin-credits/terms.ts';
import { tournamentTicketTerms } from './tournament-ticket/terms.ts';
import { destinationTicketTerms } from './destination-ticket/terms.ts';
import type { BonusKindName } from './kind.ts';
import type { TermFields, TermsOf } from './term-fields.ts';

/** Term fields of each bonus kind. The contract derives its schemas from them. */
export const termFields = {
  deposit_bonus: depositBonusTerms,
  deposit_cashback: depositCashbackTerms,
  free_spins: freeSpinsTerms,
  spin_credits: spinCreditsTerms,
  tournament_ticket: tournamentTicketTerms,
  destination_ticket: destinationTicketTerms,
} satisfies Record<BonusKindName, TermFields>;

export type BonusTerms = {
  [Kind in BonusKindName]: TermsOf<Kind, (typeof termFields)[Kind]>;
}[BonusKindName];

/** Terms of the bonus kinds whose bonus money must be wagered. */
export type WageredTerms = Extract<BonusTerms, { wageringTimes: number }>;
