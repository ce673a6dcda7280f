import { ACE, rankOf, suitOf, type Card } from '../cards.ts';

/** Hand ranks of all paytables, from best to worst. Each game's paytable contains a subset of these ranks. */
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
/** Lowest straight as rank bits: ace, five, four, three, two. */
const WHEEL = (1 << ACE) | 0b1111;
const ROYAL = 0b11111 << 8;

/** Returns true if five distinct ranks (as bits) are consecutive. */
function isRun(ranks: number): boolean {
  const low = ranks & -ranks;
  return ranks === low * 0b11111 || ranks === WHEEL;
}

/** Returns the rank of five cards without wild cards, or undefined if the hand is lower than a pair of jacks. */
export function rankJacks(cards: readonly Card[]): PokerRank | undefined {
  const { once, twice, thrice, fourTimes, isFlush } = countRanks(cards);
  if (twice === 0) {
    const isStraight = isRun(once);
    if (isFlush && once === ROYAL) return 'royal_flush';
    if (isFlush && isStraight) return 'straight_flush';
    if (isFlush) return 'flush';
    return isStraight ? 'straight' : undefined;
  }
  if (fourTimes !== 0) return 'four_of_a_kind';
  // `twice` contains every rank that appears at least twice, so it also contains the rank of three equal cards. The
  // hand is a full house if `twice` contains another rank too.
  if (thrice !== 0) return twice === thrice ? 'three_of_a_kind' : 'full_house';
  if (bits(twice) === 2) return 'two_pair';
  return twice >= 1 << JACK ? 'jacks_or_better' : undefined;
}

/** Returns the rank of five cards with deuces wild, or undefined for a hand below three of a kind. */
export function rankDeuces(cards: readonly Card[]): PokerRank | undefined {
  const { once, twice, thrice, fourTimes, isFlush, deuces } = countRanks(cards, DEUCE);
  if (deuces === 0) {
    const rank = rankJacks(cards);
    return rank === 'two_pair' || rank === 'jacks_or_better' ? undefined : rank;
  }
  if (deuces === 4) return 'four_deuces';
  const areDifferent = twice === 0;
  // Wild cards fill the gaps, so the natural cards only need distinct ranks within a span of five.
  const isStraight = areDifferent && fitsRun(once);
  if (isFlush && areDifferent && (once & ~ROYAL) === 0) return 'wild_royal_flush';
  const most = deuces + 1 + [twice, thrice, fourTimes].filter((ranks) => ranks !== 0).length;
  if (most === 5) return 'five_of_a_kind';
  if (isFlush && isStraight) return 'straight_flush';
  if (most === 4) return 'four_of_a_kind';
  if (most === 3 && bits(once) === 2) return 'full_house';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  return most === 3 ? 'three_of_a_kind' : undefined;
}

/** Returns true if all ranks are within five consecutive ranks. An ace can be high or low. */
function fitsRun(ranks: number): boolean {
  for (let low = 0; low <= 8; low++) if ((ranks & ~(0b11111 << low)) === 0) return true;
  return (ranks & ~WHEEL) === 0;
}

/**
 * Counts the ranks of a hand. Uses bit masks instead of lists, because the analysis of a paytable ranks all 2.6 million
 * hands.
 * @param wild rank of wild cards, which are counted separately
 * @returns bit masks of the ranks that appear at least once, twice, three times and four times; `isFlush`, true if all
 *   cards have the same suit; and the number of wild cards (`deuces`)
 */
function countRanks(cards: readonly Card[], wild?: number) {
  let [once, twice, thrice, fourTimes, suits, deuces] = [0, 0, 0, 0, 0, 0];
  for (const card of cards) {
    const rank = rankOf(card);
    if (rank === wild) {
      deuces++;
      continue;
    }
    const bit = 1 << rank;
    fourTimes |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    suits |= 1 << suitOf(card);
  }
  return { once, twice, thrice, fourTimes, isFlush: bits(suits) === 1, deuces };
}

function bits(value: number): number {
  let left = value;
  let ones = 0;
  for (; left !== 0; left &= left - 1) ones++;
  return ones;
}
