import { ACE, rankOf, suitOf, type Card } from '../cards.ts';

/** Spot ids of all dragon tiger bets. */
const DRAGON_TIGER_BETS = ['dragon', 'tiger', 'tie', 'suited-tie'] as const;
export type DragonTigerBetId = (typeof DRAGON_TIGER_BETS)[number];

export interface DragonTigerHand {
  dragon: Card;
  tiger: Card;
  result: 'dragon' | 'tiger' | 'tie';
}

/** Rules that differ between tables. `tie` is the payout of a tie, to one. */
export interface DragonTigerTable {
  tie: 8 | 11;
}

/** Returns the rank of a card, from ace (low) to king (high). */
function dragonTigerRank(card: Card): number {
  return rankOf(card) === ACE ? 0 : rankOf(card) + 1;
}

/** Deals one card to each side, dragon first. */
export function dealDragonTiger(deal: () => Card): DragonTigerHand {
  const dragon = deal();
  const tiger = deal();
  const difference = dragonTigerRank(dragon) - dragonTigerRank(tiger);
  return { dragon, tiger, result: difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger' };
}

/**
 * Returns the payout of one bet in hundredths of its stake. On a tie, a bet on dragon or tiger loses half the stake.
 */
export function settleDragonTiger(
  table: DragonTigerTable,
  hand: DragonTigerHand,
  bet: DragonTigerBetId,
): number {
  switch (bet) {
    case 'dragon':
    case 'tiger':
      if (hand.result === 'tie') return 50;
      return hand.result === bet ? 200 : 0;
    case 'tie':
      return hand.result === 'tie' ? (table.tie + 1) * 100 : 0;
    case 'suited-tie':
      return hand.result === 'tie' && suitOf(hand.dragon) === suitOf(hand.tiger) ? 5100 : 0;
  }
}
