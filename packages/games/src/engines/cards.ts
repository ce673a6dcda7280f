/** Number of a card in the shoe: card c has rank c mod 13 (0 = two … 12 = ace) and suit ⌊c / 13⌋ mod 4. */
export type Card = number;

export const DECK_SIZE = 52;
export const ACE = 12;

/** Returns the rank: 0 = two, 1 = three … 8 = ten, 9 = jack, 10 = queen, 11 = king, 12 = ace. */
export function rankOf(card: Card): number {
  return card % 13;
}

/** Returns the suit: 0 = clubs, 1 = diamonds, 2 = hearts, 3 = spades. */
export function suitOf(card: Card): number {
  return Math.floor(card / 13) % 4;
}

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** Returns a card's name as used in round events, such as `Ah`, `Td` or `2c`. */
export function cardName(card: Card): string {
  return `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;
}

/**
 * Returns the card with the given name in the first deck.
 * @throws RangeError if no card has this name
 */
export function cardNamed(name: string): Card {
  const rank = RANKS.indexOf(name[0] ?? ' ');
  const suit = SUITS.indexOf(name[1] ?? ' ');
  if (rank < 0 || suit < 0 || name.length !== 2) throw new RangeError(`card ${name}`);
  return suit * 13 + rank;
}
