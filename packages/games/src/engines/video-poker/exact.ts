import { DECK_SIZE, type Card } from '../cards.ts';
import { rankOfHand, type VideoPokerRules } from './pays.ts';
import { POKER_RANKS, type PokerRank } from './rank.ts';

/** Statistics of optimal play over every deal and every draw. */
export interface VideoPokerAnalysis {
  /** Return to player (RTP) with optimal play, as a fraction of the stake. */
  returnShare: number;
  /** Variance of one hand's payout, with the payout expressed as a multiple of the stake. */
  variance: number;
  hitShare: number;
  /** Number of outcomes in which the hand has each rank, out of `total`. */
  combinations: Record<PokerRank, number>;
  total: number;
}

/** Number of ways to draw k of the 47 remaining cards, for k from 0 to 5. */
const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const;
/**
 * Least common multiple of the numbers in `DRAWS`. Every deal is weighted by this number so that all counts are
 * integers. games.md §2 states the total of these counts.
 */
const WEIGHT = 7_669_695;
const NOTHING = POKER_RANKS.length;
const LINES = NOTHING + 1;

/** Binomial coefficients `choose[n][k]`, used to number sets of cards. */
const choose: number[][] = Array.from({ length: DECK_SIZE + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= 5; k++) row.push(((row[k - 1] ?? 0) * (n - k + 1)) / k);
  return row;
});

/**
 * Returns the index of a set of cards among all sets of the same size (combinatorial number system). `cards` must be in
 * ascending order.
 */
function placeOf(cards: readonly Card[]): number {
  let place = 0;
  cards.forEach((card, index) => (place += choose[card]?.[index + 1] ?? 0));
  return place;
}

/**
 * Counts, for every set of up to four cards, the five-card hands of each rank that contain the set. From these counts,
 * inclusion–exclusion computes the outcomes of every hold without enumerating the draws.
 */
function countHands(rules: VideoPokerRules) {
  const tables = [1, 2, 3, 4].map(
    (size) => new Int32Array((choose[DECK_SIZE]?.[size] ?? 0) * LINES),
  );
  const all = new Int32Array(LINES);
  const ranks = new Uint8Array(choose[DECK_SIZE]?.[5] ?? 0);
  const hand = [0, 0, 0, 0, 0];
  const subsets = Array.from({ length: 31 }, (_, mask) =>
    [0, 1, 2, 3, 4].filter((place) => mask & (1 << place)),
  );
  forEachHand(hand, () => {
    const name = rankOfHand(rules, hand);
    const rank = name === undefined ? NOTHING : POKER_RANKS.indexOf(name);
    ranks[placeOf(hand)] = rank;
    all[rank]!++;
    for (let mask = 1; mask < 31; mask++) {
      const places = subsets[mask]!;
      let at = 0;
      for (let index = 0; index < places.length; index++)
        at += choose[hand[places[index]!]!]![index + 1]!;
      const table = tables[places.length - 1]!;
      table[at * LINES + rank]!++;
    }
  });
  return { tables, all, ranks };
}

function forEachHand(hand: number[], visit: () => void) {
  for (hand[4] = 4; hand[4] < DECK_SIZE; hand[4]++)
    for (hand[3] = 3; hand[3] < hand[4]; hand[3]++)
      for (hand[2] = 2; hand[2] < hand[3]; hand[2]++)
        for (hand[1] = 1; hand[1] < hand[2]; hand[1]++)
          for (hand[0] = 0; hand[0] < hand[1]; hand[0]++) visit();
}

/**
 * Returns the size of a hand's class (all hands that differ only by a permutation of suits), or 0 if the hand is not
 * the representative of its class. In the representative, the four sets of ranks, one bit mask per suit (⌊c / 13⌋), are
 * in non-ascending order.
 */
function classSize(hand: readonly number[]): number {
  const sets = [0, 0, 0, 0];
  for (const card of hand) sets[Math.floor(card / 13)]! |= 1 << (card % 13);
  let size = 24;
  let same = 1;
  for (let suit = 1; suit < 4; suit++) {
    if (sets[suit]! > sets[suit - 1]!) return 0;
    same = sets[suit] === sets[suit - 1] ? same + 1 : 1;
    size /= same;
  }
  return size;
}

/** Analyses optimal play exactly, over every deal, hold and draw. Takes a few seconds. */
export function analyzeVideoPoker(rules: VideoPokerRules): VideoPokerAnalysis {
  const { tables, all, ranks } = countHands(rules);
  const pays = POKER_RANKS.map((rank) => rules.pays[rank] ?? 0);
  const combinations = new Array<number>(LINES).fill(0);
  const hand = [0, 0, 0, 0, 0];
  /**
   * Counts, indexed by `kept × LINES + rank`. Each count starts as the number of hands of this rank that contain the
   * kept cards. Inclusion–exclusion then turns it into the number of draws that result in this rank if exactly these
   * cards are kept.
   */
  const containing = new Int32Array(32 * LINES);

  const lookUp = () => {
    containing.fill(0);
    for (let rank = 0; rank < LINES; rank++) containing[rank] = all[rank]!;
    for (let kept = 1; kept < 31; kept++) {
      let at = 0;
      let size = 0;
      for (let place = 0; place < 5; place++)
        if (kept & (1 << place)) at += choose[hand[place]!]![++size]!;
      const table = tables[size - 1]!;
      for (let rank = 0; rank < LINES; rank++)
        containing[kept * LINES + rank] = table[at * LINES + rank]!;
    }
    containing[31 * LINES + ranks[placeOf(hand)]!] = 1;
    // Remove each card in turn (inclusion–exclusion): hands without the card = all hands − hands with the card.
    for (let place = 0; place < 5; place++)
      for (let kept = 0; kept < 32; kept++)
        if (!(kept & (1 << place)))
          for (let rank = 0; rank < LINES; rank++)
            containing[kept * LINES + rank]! -= containing[(kept | (1 << place)) * LINES + rank]!;
  };

  forEachHand(hand, () => {
    const size = classSize(hand);
    if (size === 0) return;
    lookUp();
    let bestMean = -1;
    let best = 31;
    for (let kept = 31; kept >= 0; kept--) {
      let sum = 0;
      for (let rank = 0; rank < NOTHING; rank++)
        sum += pays[rank]! * containing[kept * LINES + rank]!;
      const mean = sum / waysOf(kept);
      if (mean > bestMean) [bestMean, best] = [mean, kept];
    }
    const weight = (size * WEIGHT) / waysOf(best);
    for (let rank = 0; rank < LINES; rank++)
      combinations[rank]! += containing[best * LINES + rank]! * weight;
  });

  const total = combinations.reduce((sum, ways) => sum + ways, 0);
  const moment = (power: number) =>
    pays.reduce((sum, pay, rank) => sum + pay ** power * (combinations[rank]! / total), 0);
  const paying = pays.reduce((sum, pay, rank) => sum + (pay > 0 ? combinations[rank]! : 0), 0);
  return {
    returnShare: moment(1),
    variance: moment(2) - moment(1) ** 2,
    hitShare: paying / total,
    combinations: Object.fromEntries(
      POKER_RANKS.map((rank, index) => [rank, combinations[index]!]),
    ) as Record<PokerRank, number>,
    total,
  };
}

/**
 * Returns the number of possible draws after a hold.
 * @param kept bit mask of the kept cards
 */
function waysOf(kept: number): number {
  let discarded = 5;
  for (let left = kept; left !== 0; left &= left - 1) discarded--;
  return DRAWS[discarded] ?? 1;
}
