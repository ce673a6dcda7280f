import { DECK_SIZE } from '../cards.ts';
import type { BetsFigures } from '../figures.ts';
import {
  dealDragonTiger,
  DRAGON_TIGER_BETS,
  settleDragonTiger,
  type DragonTigerTable,
} from './rules.ts';

/** Computes the exact statistics of every bet over all ordered pairs of cards from a fresh shoe. */
export function analyzeDragonTiger(decks: number, table: DragonTigerTable): BetsFigures {
  const size = decks * DECK_SIZE;
  const sums = DRAGON_TIGER_BETS.map(() => ({ paid: 0, squared: 0, hits: 0, best: 0 }));
  for (let dragon = 0; dragon < DECK_SIZE; dragon++)
    for (let tiger = 0; tiger < DECK_SIZE; tiger++) {
      const cards = [dragon, tiger];
      const hand = dealDragonTiger(() => cards.shift()!);
      const pairs = decks * (dragon === tiger ? decks - 1 : decks);
      for (const [place, bet] of DRAGON_TIGER_BETS.entries()) {
        const stakes = settleDragonTiger(table, hand, bet) / 100;
        const sum = sums[place]!;
        sum.paid += stakes * pairs;
        sum.squared += stakes ** 2 * pairs;
        if (stakes > 0) sum.hits += pairs;
        sum.best = Math.max(sum.best, stakes);
      }
    }
  const total = size * (size - 1);
  return new Map(
    DRAGON_TIGER_BETS.map((bet, place) => {
      const { paid, squared, hits, best } = sums[place]!;
      const mean = paid / total;
      return [
        bet,
        { mean, sigma: Math.sqrt(squared / total - mean ** 2), hitShare: hits / total, best },
      ];
    }),
  );
}
