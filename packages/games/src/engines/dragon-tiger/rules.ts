import { createShoe } from '../../fairness/choose.ts';
import type { IntStream } from '../../game.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { ACE, cardName, DECK_SIZE, rankOf, suitOf, type Card } from '../cards.ts';
import { settleSpots, type SpotBet } from '../table/spots.ts';

const SUITS = 4;

export const DRAGON_TIGER_BETS = ['dragon', 'tiger', 'tie', 'suited-tie'] as const;
export type DragonTigerBetId = (typeof DRAGON_TIGER_BETS)[number];

export interface DragonTigerHand {
  dragon: Card;
  tiger: Card;
  result: 'dragon' | 'tiger' | 'tie';
}

/** Rules that differ between tables. The tie bet pays `tie` to 1. */
export interface DragonTigerTable {
  tie: 8 | 11;
}

/** Returns the rank of a card in dragon tiger, from 0 for an ace (low) to 12 for a king (high). */
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

/**
 * Returns the share of rounds in which at least one of the bets wins. Half a stake returned on a tie is not a win.
 */
export function dragonTigerCoverage(decks: number, bets: readonly string[]): number {
  const others = decks * DECK_SIZE - 1;
  const [tie, suitedTie] = [(decks * SUITS - 1) / others, (decks - 1) / others];
  const sides = bets.filter((bet) => bet === 'dragon' || bet === 'tiger').length;
  const ties = bets.includes('tie') ? tie : bets.includes('suited-tie') ? suitedTie : 0;
  return (sides * (1 - tie)) / 2 + ties;
}

/** Deals one round from a fresh shoe. */
export function dealDragonTigerShoe(decks: number, stream: IntStream): DragonTigerHand {
  const shoe = createShoe(stream, decks * DECK_SIZE);
  return dealDragonTiger(() => shoe.deal());
}

/** Settles a bet on a dealt round. Spots are settled in the order of `DRAGON_TIGER_BETS`. */
export function settleDragonTigerBet(
  table: DragonTigerTable,
  hand: DragonTigerHand,
  bet: SpotBet,
): Outcome {
  const facts: RoundEvent[] = [
    { type: 'card_dealt', to: 'dragon', card: cardName(hand.dragon) },
    { type: 'card_dealt', to: 'tiger', card: cardName(hand.tiger) },
    { type: 'sides_compared', result: hand.result },
  ];
  const spots = DRAGON_TIGER_BETS.filter((spot) => spot in bet.parts);
  return settleSpots(facts, spots, (spot) => {
    return settleDragonTiger(table, hand, spot as DragonTigerBetId);
  });
}
