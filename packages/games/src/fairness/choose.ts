import type { IntStream } from '../game.ts';

/**
 * Draws an index with a probability proportional to its weight in `weights`. Draws `int(sum)` and subtracts the weights
 * in order until the remainder is smaller than the next weight.
 * @throws RangeError if a weight is not a whole number ≥ 0, or if all weights are 0
 */
export function chooseWeighted(stream: IntStream, weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 0) throw new RangeError(`weight ${weight}`);
    sum += weight;
  }
  let drawn = stream.int(sum);
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    if (drawn < weight) return index;
    drawn -= weight;
  }
  throw new RangeError('the stream answered outside [0, sum)');
}

/** Shoe of cards 0 … size − 1, dealt without replacement. */
export interface Shoe {
  readonly size: number;
  readonly dealt: number;
  deal(): number;
}

/**
 * Creates a shoe that shuffles one card for each card dealt (lazy Fisher–Yates, games.md §3 item 5). Deal k takes the
 * card at position `k + int(size − k)` and swaps it with the card at k. A full shuffle would deal the same cards, but
 * would also spend time on cards that are never dealt.
 */
export function createShoe(stream: IntStream, size: number): Shoe {
  // Cards that have moved, keyed by position. A position without an entry still has its original card, whose number
  // equals the position.
  const moved = new Map<number, number>();
  let dealt = 0;
  return {
    size,
    get dealt() {
      return dealt;
    },
    deal() {
      if (dealt === size) throw new RangeError('the shoe is empty');
      const place = dealt + stream.int(size - dealt);
      const card = moved.get(place) ?? place;
      moved.set(place, moved.get(dealt) ?? dealt);
      dealt += 1;
      return card;
    },
  };
}
