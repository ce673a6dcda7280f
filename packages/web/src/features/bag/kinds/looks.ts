import type { BonusKindName, BonusTerms } from '@wl/world/bonuses/kind';
import { depositBonusLook } from './deposit-bonus/look.tsx';
import { depositCashbackLook } from './deposit-cashback/look.tsx';
import { freeSpinsLook } from './free-spins/look.tsx';
import { spinCreditsLook } from './spin-credits/look.tsx';
import { tournamentTicketLook } from './tournament-ticket/look.tsx';
import { destinationTicketLook } from './destination-ticket/look.tsx';
import type { KindLook } from './kind-look.ts';

const looks: { [Kind in BonusKindName]: KindLook<Extract<BonusTerms, { kind: Kind }>> } = {
  deposit_bonus: depositBonusLook,
  deposit_cashback: depositCashbackLook,
  free_spins: freeSpinsLook,
  spin_credits: spinCreditsLook,
  tournament_ticket: tournamentTicketLook,
  destination_ticket: destinationTicketLook,
};

/**
 * Returns the appearance (`KindLook`) of an item kind. Each kind's look and components are in separate modules, because
 * only the bag page needs the components.
 */
export function lookOf(kind: BonusKindName): KindLook {
  return looks[kind];
}
