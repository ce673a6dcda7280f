import { DECK_SIZE, rankOf, suitOf } from '../cards.ts';
import { figuresOf, type BetFigures } from '../figures.ts';
import { rankThree } from './rank.ts';
import { settleAnte, settlePairPlus, shouldPlay, type ThreeCardTable } from './rules.ts';

/** Statistics of the ante and play bets over all deals, as multiples of the initial stake. */
export interface ThreeCardFigures extends BetFigures {
  /** Share of deals in which the member makes the play bet instead of folding. The play bet is as large as the ante. */
  raiseShare: number;
}

interface Hand {
  cards: number[];
  rank: number;
  /** Cards in the hand as two bit masks, one for each half of the deck. */
  mask: [number, number];
}

/** Returns all 22,100 hands with their ranks. */
export function everyThreeCards(): Hand[] {
  const hands: Hand[] = [];
  for (let a = 0; a < DECK_SIZE; a++) {
    for (let b = a + 1; b < DECK_SIZE; b++) {
      for (let c = b + 1; c < DECK_SIZE; c++) {
        const cards = [a, b, c];
        const mask: [number, number] = [0, 0];
        for (const card of cards) {
          if (card < 26) mask[0] |= 1 << card;
          else mask[1] |= 1 << (card - 26);
        }
        hands.push({ cards, rank: rankThree(cards), mask });
      }
    }
  }
  return hands;
}

/** All 24 permutations of the four suits. */
const RENAMINGS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
);

/** Returns a key that is the same for all hands that differ only by a permutation of the suits. */
function canonicalKey(cards: readonly number[]): number {
  let least = Infinity;
  for (const names of RENAMINGS) {
    const [x = 0, y = 0, z = 0] = cards.map(
      (card) => rankOf(card) * 4 + (names[suitOf(card)] ?? 0),
    );
    const [low, high] = [Math.min(x, y, z), Math.max(x, y, z)];
    least = Math.min(least, (low * 52 + (x + y + z - low - high)) * 52 + high);
  }
  return least;
}

/**
 * Groups hands that differ only by a permutation of the suits, and counts the hands in each class. There are 1,755
 * classes instead of 22,100 hands.
 */
function classesOf(hands: readonly Hand[]) {
  const classes = new Map<number, { example: Hand; count: number }>();
  for (const example of hands) {
    const key = canonicalKey(example.cards);
    const found = classes.get(key);
    if (found) found.count++;
    else classes.set(key, { example, count: 1 });
  }
  return [...classes.values()];
}

const DEALERS_PER_HAND = 18_424;

/**
 * Computes the statistics of the ante and play bets over all 407,170,400 deals, with the decisions advised by
 * `shouldPlay`.
 *
 * @param visit called for each class of equivalent hands with the net winnings from playing the hand, in hundredths of
 *   the ante, summed over all dealer hands
 */
export function analyzeAnte(
  table: ThreeCardTable,
  visit?: (hand: Hand, ifPlayed: number) => void,
): ThreeCardFigures {
  const hands = everyThreeCards();
  const ranks = [...new Set(hands.map(({ rank }) => rank))];
  const place = new Map(ranks.map((rank, index) => [rank, index]));
  const dealers = hands.map(({ rank, mask }) => [mask[0], mask[1], place.get(rank) ?? 0] as const);
  const sums = { net: 0, squared: 0, hits: 0, raised: 0, deals: 0, best: 0 };
  for (const { example, count } of classesOf(hands)) {
    const [low, high] = example.mask;
    const times = new Int32Array(ranks.length);
    for (const dealer of dealers)
      if ((dealer[0] & low) === 0 && (dealer[1] & high) === 0) times[dealer[2]]!++;
    const played = { net: 0, squared: 0, hits: 0 };
    ranks.forEach((dealerRank, index) => {
      const { ante, play } = settleAnte(table, example.rank, dealerRank, true);
      const ways = times[index] ?? 0;
      played.net += (ante + play - 200) * ways;
      played.squared += (ante + play - 200) ** 2 * ways;
      if (ante + play > 0) played.hits += ways;
      if (ways > 0) sums.best = Math.max(sums.best, ante + play);
    });
    visit?.(example, played.net);
    const plays = shouldPlay(example.cards);
    sums.net += (plays ? played.net : -100 * DEALERS_PER_HAND) * count;
    sums.squared += (plays ? played.squared : 100 ** 2 * DEALERS_PER_HAND) * count;
    sums.hits += plays ? played.hits * count : 0;
    sums.raised += plays ? count * DEALERS_PER_HAND : 0;
    sums.deals += count * DEALERS_PER_HAND;
  }
  const net = sums.net / sums.deals / 100;
  return {
    mean: 1 + net,
    sigma: Math.sqrt(sums.squared / sums.deals / 100 ** 2 - net ** 2),
    hitShare: sums.hits / sums.deals,
    best: sums.best / 100,
    raiseShare: sums.raised / sums.deals,
  };
}

/** Computes the statistics of Pair Plus over all 22,100 hands. */
export function analyzePairPlus(table: ThreeCardTable): BetFigures {
  return figuresOf(everyThreeCards().map(({ rank }) => settlePairPlus(table, rank) / 100));
}
