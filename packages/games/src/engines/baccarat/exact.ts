import { DECK_SIZE } from '../cards.ts';
import type { BetFigures } from '../figures.ts';
import { settleBaccarat, type BaccaratBetId, type BaccaratTable } from './bets.ts';
import { cardPoints, dealBaccarat, type BaccaratHand } from './rules.ts';

/** One card for each point value. Suits and ranks matter only for pair bets, which use `everyStart` instead. */
const CARD_WITH_POINTS = Array.from({ length: 10 }, (_, points) =>
  Array.from({ length: DECK_SIZE }, (_, card) => card).find((card) => cardPoints(card) === points)!,
);

/**
 * Calls `visit` with each possible hand and the number of ordered six-card sequences that produce it, counting every
 * choice of the cards that the hand does not use. Hands whose cards have the same points are treated as the same hand.
 */
export function everyHand(
  decks: number,
  visit: (hand: BaccaratHand, sequences: number) => void,
): void {
  const left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
  const size = decks * DECK_SIZE;
  const walk = (drawn: number[], ways: number) => {
    let taken = 0;
    let missing = false;
    const hand = dealBaccarat(() => {
      const points = drawn[taken++];
      if (points === undefined) missing = true;
      return CARD_WITH_POINTS[points ?? 0]!;
    });
    if (!missing) {
      let sequences = ways;
      for (let rest = taken; rest < 6; rest++) sequences *= size - rest;
      visit(hand, sequences);
      return;
    }
    for (let points = 0; points < 10; points++) {
      if (left[points] === 0) continue;
      const choices = left[points]!--;
      walk([...drawn, points], ways * choices);
      left[points]!++;
    }
  };
  // Every round has at least four cards, so shorter sequences are not evaluated.
  const start = (drawn: number[], ways: number) => {
    if (drawn.length === 4) return walk(drawn, ways);
    for (let points = 0; points < 10; points++) {
      const choices = left[points]!--;
      start([...drawn, points], ways * choices);
      left[points]!++;
    }
  };
  start([], 1);
}

/**
 * Calls `visit` with every combination of the first four cards (on which pair bets depend) and the number of ordered
 * deals that it represents. Only card 0 is used as the first card. By symmetry, it represents all 52.
 * @returns the total number of ordered deals of four cards
 */
export function everyStart(
  decks: number,
  visit: (hand: BaccaratHand, deals: number) => void,
): number {
  const size = decks * DECK_SIZE;
  for (let second = 0; second < DECK_SIZE; second++)
    for (let third = 0; third < DECK_SIZE; third++)
      for (let fourth = 0; fourth < DECK_SIZE; fourth++) {
        let deals = 52 * decks * (decks - (second === 0 ? 1 : 0));
        deals *= decks - (third === 0 ? 1 : 0) - (third === second ? 1 : 0);
        const fourths = (fourth === 0 ? 1 : 0) + (fourth === second ? 1 : 0);
        deals *= decks - fourths - (fourth === third ? 1 : 0);
        visit({ player: [0, second], banker: [third, fourth] } as BaccaratHand, deals);
      }
  return size * (size - 1) * (size - 2) * (size - 3);
}

const PAIR_BETS: ReadonlySet<BaccaratBetId> = new Set([
  'player-pair',
  'banker-pair',
  'either-pair',
  'perfect-pair',
]);

/** Computes exact statistics of the given bets over all card sequences. */
export function analyzeBaccarat(
  decks: number,
  table: BaccaratTable,
  bets: readonly BaccaratBetId[],
): Map<BaccaratBetId, BetFigures> {
  const size = decks * DECK_SIZE;
  const sequences = [0, 1, 2, 3, 4, 5].reduce((ways, k) => ways * (size - k), 1);
  const sums = new Map(bets.map((bet) => [bet, { paid: 0, squared: 0, hits: 0, best: 0 }]));
  const visitFor = (wanted: readonly BaccaratBetId[]) => (hand: BaccaratHand, ways: number) => {
    for (const bet of wanted) {
      const stakes = settleBaccarat(table, hand, bet) / 100;
      const sum = sums.get(bet);
      if (!sum || stakes === 0) continue;
      sum.paid += stakes * ways;
      sum.squared += stakes ** 2 * ways;
      sum.hits += ways;
      sum.best = Math.max(sum.best, stakes);
    }
  };
  everyHand(decks, visitFor(bets.filter((bet) => !PAIR_BETS.has(bet))));
  const starts = everyStart(decks, visitFor(bets.filter((bet) => PAIR_BETS.has(bet))));
  return new Map(
    [...sums].map(([bet, { paid, squared, hits, best }]) => {
      const total = PAIR_BETS.has(bet) ? starts : sequences;
      const mean = paid / total;
      const sigma = Math.sqrt(squared / total - mean ** 2);
      return [bet, { mean, sigma, hitShare: hits / total, best }];
    }),
  );
}
