import type { IntStream } from '../game.ts';

/**
 * Returns the index of one of `weights`, each chosen in proportion to its integer weight: draws `int(sum)` and counts
 * it down from the first entry.
 * @throws RangeError when a weight is not a whole number ≥ 0 or all are 0.
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

/** Cards 0 … size − 1 dealt without replacement. */
export interface Shoe {
  readonly size: number;
  readonly dealt: number;
  deal(): number;
}

/**
 * Returns a shuffled shoe that decides its order only as far as cards are dealt (lazy Fisher–Yates). Card k is at
 * position `k + int(size − k)` of the remaining order and swaps places with the card at k. The result equals a full
 * shuffle in advance, at the cost of only the cards dealt. Source: games.md §3 item 5.
 */
export function createShoe(stream: IntStream, size: number): Shoe {
  // Only moved cards are stored. A position without an entry still has the card of its own number.
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
