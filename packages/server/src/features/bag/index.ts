/** Functions and types that other features can use. */
import type { Transaction } from '../../platform/database/database.ts';
import { putHolding } from './repository.ts';

export { endForCashOut } from './deposits/cash-outs.ts';
export { depositCredited, depositTakenBack } from './deposits/deposits.ts';
export { endAllItems } from './items/end-item.ts';
export { expireItems } from './items/expire-items.ts';
export { itemFigures } from './figures-repository.ts';
export { bagOf, freePlaces, giveItem } from './items/give-item.ts';
export {
  acquiredSince,
  type EndingItem,
  itemsEndingBefore,
  stakeableBonus,
} from './items/items-repository.ts';
export { bagKindOf } from './kinds/index.ts';
export { readBag } from './read-bag.ts';
export { bonusMoneyInPlay, winningsOfItems } from './audit-repository.ts';
export { marketItems, stakesOfItems, unstakedDeposits } from './sources.ts';
export { addWagerWinnings, addWinnings, useSpin } from './items/spins.ts';
export { worthCents } from './grants/grant-item.ts';
export { asksTooMuch } from './rules.ts';
export { hashOfTerms } from './terms.ts';
export {
  destinationTickets,
  giveTicketBack,
  spendDestinationTicket,
  spendTournamentTicket,
  tournamentTickets,
  type Ticket,
} from './items/tickets.ts';

/**
 * Gives a member a bag from `@wl/world/casino/bags`, in the caller's transaction. The contents of an earlier bag move
 * to the new bag.
 */
export async function giveBag(
  tx: Transaction,
  memberId: string,
  bagId: string,
  at: Date,
): Promise<void> {
  await putHolding(tx, { member_id: memberId, bag_id: bagId, acquired_at: at });
}
