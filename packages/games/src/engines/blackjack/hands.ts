import { ACE, rankOf, suitOf, type Card } from '../cards.ts';

/** Returns a card's point value: 1 for an ace, the face value for two to nine, 10 for all other cards. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return Math.min(rank + 2, 10);
}

/** Returns the best total of the cards; `soft` is true if an ace counts as 11. */
export function totalOf(cards: readonly Card[]): { total: number; soft: boolean } {
  let total = 0;
  let hasAce = false;
  for (const card of cards) {
    const points = pointsOf(card);
    total += points;
    if (points === 1) hasAce = true;
  }
  return hasAce && total <= 11 ? { total: total + 10, soft: true } : { total, soft: false };
}

/** Returns true if the hand consists of an ace and a ten-point card. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}

export type PairKind = 'perfect' | 'coloured' | 'mixed';

/**
 * Returns the kind of pair that two cards form: same suit, same colour or mixed. Returns undefined if they are not a
 * pair. Clubs and spades are black.
 */
export function pairKind([first, second]: readonly Card[]): PairKind | undefined {
  if (first === undefined || second === undefined || rankOf(first) !== rankOf(second))
    return undefined;
  if (suitOf(first) === suitOf(second)) return 'perfect';
  const isBlack = (card: Card) => suitOf(card) === 0 || suitOf(card) === 3;
  return isBlack(first) === isBlack(second) ? 'coloured' : 'mixed';
}

export type PlusThreeKind =
  | 'suited_trips'
  | 'straight_flush'
  | 'three_of_a_kind'
  | 'straight'
  | 'flush';

/**
 * Returns the 21+3 combination of a hand's first two cards and the dealer's upcard, if any. Aces can be high or low.
 */
export function plusThreeKind(cards: readonly Card[]): PlusThreeKind | undefined {
  const [low = 0, middle = 0, high = 0] = cards.map(rankOf).sort((a, b) => a - b);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  if (low === high) return isFlush ? 'suited_trips' : 'three_of_a_kind';
  const isLowest = low === 0 && middle === 1 && high === ACE;
  if (isLowest || (middle === low + 1 && high === middle + 1))
    return isFlush ? 'straight_flush' : 'straight';
  return isFlush ? 'flush' : undefined;
}
