import { ACE, rankOf, suitOf, type Card } from '../cards.ts';

/** Lines of a pay table, from the best hand down; which of them a game knows is its table's matter. */
export const POKER_RANKS = [
  'royal_flush',
  'four_deuces',
  'wild_royal_flush',
  'five_of_a_kind',
  'straight_flush',
  'four_of_a_kind',
  'full_house',
  'flush',
  'straight',
  'three_of_a_kind',
  'two_pair',
  'jacks_or_better',
] as const;
export type PokerRank = (typeof POKER_RANKS)[number];

const JACK = 9;
const DEUCE = 0;
/** Ranks of ace, five, four, three, two as bits: the lowest straight. */
const WHEEL = (1 << ACE) | 0b1111;
const ROYAL = 0b11111 << 8;

/** Whether five different ranks (as bits) follow each other. */
function isRun(ranks: number): boolean {
  const low = ranks & -ranks;
  return ranks === low * 0b11111 || ranks === WHEEL;
}

/** The line of the pay table five cards belong to without wild cards, or undefined below a pair of jacks. */
export function rankJacks(cards: readonly Card[]): PokerRank | undefined {
  const { seen, counts, isFlush } = count(cards);
  const most = Math.max(...counts);
  const different = bits(seen);
  if (different === 5) {
    const straight = isRun(seen);
    if (isFlush && seen === ROYAL) return 'royal_flush';
    if (isFlush && straight) return 'straight_flush';
    if (isFlush) return 'flush';
    return straight ? 'straight' : undefined;
  }
  if (most === 4) return 'four_of_a_kind';
  if (most === 3) return different === 2 ? 'full_house' : 'three_of_a_kind';
  if (different === 3) return 'two_pair';
  const pair = counts.indexOf(2);
  return pair >= JACK ? 'jacks_or_better' : undefined;
}

/** The same with deuces wild; the lowest hand that pays is three of a kind. */
export function rankDeuces(cards: readonly Card[]): PokerRank | undefined {
  const natural = cards.filter((card) => rankOf(card) !== DEUCE);
  const deuces = cards.length - natural.length;
  if (deuces === 0) {
    const rank = rankJacks(cards);
    return rank === 'two_pair' || rank === 'jacks_or_better' ? undefined : rank;
  }
  if (deuces === 4) return 'four_deuces';
  const { seen, counts, isFlush } = count(natural);
  const most = Math.max(...counts) + deuces;
  const different = bits(seen);
  // All natural cards differ: wild ones can fill a run if the natural ones fit into five places.
  const straight = different === natural.length && fitsRun(seen);
  if (isFlush && different === natural.length && (seen & ~ROYAL) === 0) return 'wild_royal_flush';
  if (most === 5) return 'five_of_a_kind';
  if (isFlush && straight) return 'straight_flush';
  if (most === 4) return 'four_of_a_kind';
  if (different === 2 && most === 3) return 'full_house';
  if (isFlush) return 'flush';
  if (straight) return 'straight';
  return most === 3 ? 'three_of_a_kind' : undefined;
}

/** Whether these different ranks lie within some five that follow each other, the ace also below the two. */
function fitsRun(ranks: number): boolean {
  for (let low = 0; low <= 8; low++) if ((ranks & ~(0b11111 << low)) === 0) return true;
  return (ranks & ~WHEEL) === 0;
}

function count(cards: readonly Card[]) {
  const counts = new Array<number>(13).fill(0);
  let seen = 0;
  const suit = suitOf(cards[0] ?? 0);
  let isFlush = true;
  for (const card of cards) {
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    seen |= 1 << rank;
    if (suitOf(card) !== suit) isFlush = false;
  }
  return { seen, counts, isFlush };
}

function bits(value: number): number {
  let left = value;
  let ones = 0;
  for (; left !== 0; left &= left - 1) ones++;
  return ones;
}
