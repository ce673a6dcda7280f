import type { BonusKindName, BonusTerms } from '@wl/world/bonuses/kind';
import type { BagKind } from './bag-kind.ts';
import { depositBonus } from './deposit-bonus/kind.tsx';
import { depositCashback } from './deposit-cashback/kind.tsx';
import { freeSpins } from './free-spins/kind.tsx';
import { spinCredits } from './spin-credits/kind.tsx';
import { tournamentTicket } from './tournament-ticket/kind.tsx';
import { destinationTicket } from './destination-ticket/kind.tsx';

const kinds: { [Kind in BonusKindName]: BagKind<Extract<BonusTerms, { kind: Kind }>> } = {
  deposit_bonus: depositBonus,
  deposit_cashback: depositCashback,
  free_spins: freeSpins,
  spin_credits: spinCredits,
  tournament_ticket: tournamentTicket,
  destination_ticket: destinationTicket,
};

/** Returns the parts of the bag page that depend on the item's kind. */
export function bagKindOf(kind: BonusKindName): BagKind {
  return kinds[kind] as unknown as BagKind;
}
