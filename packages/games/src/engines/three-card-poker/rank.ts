import { ACE, rankOf, suitOf, type Card } from '../cards.ts';

/**
 * Categories of three-card hands, in ascending order. Three of a kind beats a straight, and a straight beats a flush.
 */
export const HIGH_CARD = 0;
export const PAIR = 1;
export const FLUSH = 2;
export const STRAIGHT = 3;
export const THREE_OF_A_KIND = 4;
export const STRAIGHT_FLUSH = 5;

/**
 * Returns the value of three cards as one number: the higher value wins, and equal values tie. The value is `category ×
 * 13³` plus the deciding ranks as base-13 digits, most significant first. Ace, two, three is the lowest straight.
 */
export function rankThree(cards: readonly Card[]): number {
  const [high = 0, middle = 0, low = 0] = cards.map(rankOf).sort((a, b) => b - a);
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const wheel = high === ACE && middle === 1 && low === 0;
  const straight = wheel || (high === middle + 1 && middle === low + 1);
  if (high === middle && middle === low) return value(THREE_OF_A_KIND, high, high, high);
  if (straight) {
    const top = wheel ? 1 : high;
    return value(flush ? STRAIGHT_FLUSH : STRAIGHT, top, 0, 0);
  }
  if (flush) return value(FLUSH, high, middle, low);
  if (high === middle) return value(PAIR, high, high, low);
  if (middle === low) return value(PAIR, middle, middle, high);
  return value(HIGH_CARD, high, middle, low);
}

/** Returns the hand category (for example, `FLUSH`) of a rank computed by `rankThree`. */
export function categoryOf(rank: number): number {
  return Math.floor(rank / 13 ** 3);
}

function value(category: number, first: number, second: number, third: number): number {
  return ((category * 13 + first) * 13 + second) * 13 + third;
}
