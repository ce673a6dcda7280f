import { depositBonus } from './deposit-bonus/bonus.ts';
import { depositCashback } from './deposit-cashback/bonus.ts';
import { freeSpins } from './free-spins/bonus.ts';
import { spinCredits } from './spin-credits/bonus.ts';
import { tournamentTicket } from './tournament-ticket/bonus.ts';
import { destinationTicket } from './destination-ticket/bonus.ts';
import type { BonusKind } from './bonus-kind.ts';
import type { BonusKindName, BonusTerms } from './kind.ts';

const kinds: { [Kind in BonusKindName]: BonusKind<Extract<BonusTerms, { kind: Kind }>> } = {
  deposit_bonus: depositBonus,
  deposit_cashback: depositCashback,
  free_spins: freeSpins,
  spin_credits: spinCredits,
  tournament_ticket: tournamentTicket,
  destination_ticket: destinationTicket,
};

/** Returns the definition of a bonus kind. */
export function kindOf(kind: BonusKindName): BonusKind {
  return kinds[kind] as unknown as BonusKind;
}
