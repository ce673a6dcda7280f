import type { BonusKindName, BonusTerms } from '@wl/world/bonuses/kind';
import type { BagKind } from './bag-kind.ts';
import { depositBonus } from './deposit-bonus/rules.ts';
import { depositCashback } from './deposit-cashback/rules.ts';
import { destinationTicket } from './destination-ticket/rules.ts';
import { freeSpins } from './free-spins/rules.ts';
import { spinCredits } from './spin-credits/rules.ts';
import { tournamentTicket } from './tournament-ticket/rules.ts';

const kinds: { [Kind in BonusKindName]: BagKind<Extract<BonusTerms, { kind: Kind }>> } = {
  deposit_bonus: depositBonus,
  deposit_cashback: depositCashback,
  free_spins: freeSpins,
  spin_credits: spinCredits,
  tournament_ticket: tournamentTicket,
  destination_ticket: destinationTicket,
};

/** Returns the rules for items of this kind in the bag. */
export function bagKindOf(kind: BonusKindName): BagKind {
  return kinds[kind];
}
