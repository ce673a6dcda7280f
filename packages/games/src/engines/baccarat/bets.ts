import { rankOf, suitOf, type Card } from '../cards.ts';
import type { BaccaratHand } from './rules.ts';

/** Spot ids of all baccarat bets. */
export const BACCARAT_BETS = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
  'perfect-pair',
  'player-dragon',
  'banker-dragon',
  'dragon-7',
  'panda-8',
  'small',
  'big',
] as const;
export type BaccaratBetId = (typeof BACCARAT_BETS)[number];

/**
 * Rules that can differ between tables.
 * - `banker`: `commission` (5%), `half-on-six` (no commission, but a win with 6 pays half) or `ez` (no commission, but
 *   a three-card win with 7 is a push).
 * - `tie`: odds of a tie bet (x to one).
 * - `twoPerfectPairs`: odds of a perfect-pair bet (x to one) if both sides have a perfect pair.
 */
export interface BaccaratTable {
  banker: 'commission' | 'half-on-six' | 'ez';
  tie: 8 | 9;
  twoPerfectPairs: 25 | 200;
}

/** Dragon Bonus odds to one, by winning margin (games.md §2). A margin under 4 loses. */
const DRAGON_MARGIN: Readonly<Record<number, number>> = { 9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1 };

const LOST = 0;
const PUSH = 100;

/** Converts odds of n to one into a payout in hundredths, including the stake. */
function toOne(odds: number): number {
  return Math.round(odds * 100) + 100;
}

/** Returns the payout of one bet in hundredths of its stake, including the stake. */
export function settleBaccarat(
  table: BaccaratTable,
  hand: BaccaratHand,
  bet: BaccaratBetId,
): number {
  const { player, banker, result } = hand;
  switch (bet) {
    case 'player':
      if (result === 'tie') return PUSH;
      return result === 'player' ? toOne(1) : LOST;
    case 'banker':
      return settleBanker(table, hand);
    case 'tie':
      return result === 'tie' ? toOne(table.tie) : LOST;
    case 'player-pair':
      return isPair(player) ? toOne(11) : LOST;
    case 'banker-pair':
      return isPair(banker) ? toOne(11) : LOST;
    case 'either-pair':
      return isPair(player) || isPair(banker) ? toOne(5) : LOST;
    case 'perfect-pair': {
      const pairs = (isPerfectPair(player) ? 1 : 0) + (isPerfectPair(banker) ? 1 : 0);
      if (pairs === 2) return toOne(table.twoPerfectPairs);
      return pairs === 1 ? toOne(25) : LOST;
    }
    case 'player-dragon':
      return settleDragon(hand, 'player');
    case 'banker-dragon':
      return settleDragon(hand, 'banker');
    case 'dragon-7':
      return result === 'banker' && isThreeCard(banker, hand.bankerTotal, 7) ? toOne(40) : LOST;
    case 'panda-8':
      return result === 'player' && isThreeCard(player, hand.playerTotal, 8) ? toOne(25) : LOST;
    case 'small':
      return player.length + banker.length === 4 ? toOne(1.5) : LOST;
    case 'big':
      return player.length + banker.length > 4 ? toOne(0.54) : LOST;
  }
}

function settleBanker(table: BaccaratTable, hand: BaccaratHand): number {
  if (hand.result === 'tie') return PUSH;
  if (hand.result === 'player') return LOST;
  switch (table.banker) {
    case 'commission':
      return toOne(0.95);
    case 'half-on-six':
      return toOne(hand.bankerTotal === 6 ? 0.5 : 1);
    case 'ez':
      return isThreeCard(hand.banker, hand.bankerTotal, 7) ? PUSH : toOne(1);
  }
}

/**
 * Returns the payout of a Dragon Bonus bet in hundredths of its stake. A win with a natural pays 1 to 1, and a tie of
 * naturals is a push. Otherwise, the winning margin determines the payout.
 */
function settleDragon(hand: BaccaratHand, side: 'player' | 'banker'): number {
  if (hand.natural) {
    if (hand.result === 'tie') return PUSH;
    return hand.result === side ? toOne(1) : LOST;
  }
  if (hand.result !== side) return LOST;
  const odds = DRAGON_MARGIN[Math.abs(hand.playerTotal - hand.bankerTotal)];
  return odds === undefined ? LOST : toOne(odds);
}

function isPair([first, second]: readonly Card[]): boolean {
  return rankOf(first ?? -1) === rankOf(second ?? -2);
}

function isPerfectPair(cards: readonly Card[]): boolean {
  return isPair(cards) && suitOf(cards[0] ?? -1) === suitOf(cards[1] ?? -2);
}

function isThreeCard(cards: readonly Card[], total: number, wanted: number): boolean {
  return cards.length === 3 && total === wanted;
}
