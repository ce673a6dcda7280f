import { addBit, noBits, type Bits } from './bits.ts';

/**
 * Approximate number of precomputed sets of items. A range search starts with one of these sets and adds the remaining
 * items one by one.
 */
const STEPS = 64;

/** Sorted index of one number per item. Finds the items in a range without visiting every item. */
export class RankedValues {
  /** Item indices, sorted by the items' values, lowest first. */
  private readonly order: Uint32Array;
  private readonly sorted: Float64Array;
  private readonly stepLength: number;
  /**
   * Precomputed sets: set `n` contains the first `n * stepLength` items of `order`, except that the last set contains
   * all items.
   */
  private readonly steps: Bits[] = [];

  constructor(values: Float64Array) {
    const order = Uint32Array.from(values.keys());
    this.order = order.sort((a, b) => values[a]! - values[b]!);
    this.sorted = Float64Array.from(this.order, (place) => values[place]!);
    this.stepLength = Math.max(1, Math.ceil(values.length / STEPS));
    const bits = noBits(values.length);
    for (let rank = 0; rank < values.length; rank += 1) {
      if (rank % this.stepLength === 0) this.steps.push(bits.slice());
      addBit(bits, this.order[rank]!);
    }
    this.steps.push(bits);
  }

  /** Returns the items with values from `from` to `to`, both inclusive. */
  between(from: number, to: number): Bits {
    const bits = this.first(this.rankWhere((value) => value > to));
    const below = this.first(this.rankWhere((value) => value >= from));
    for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~below[word]!;
    return bits;
  }

  /** Returns the items with the `count` lowest values. */
  private first(count: number): Bits {
    // Precomputed set `n` contains the first `n * stepLength` items, except that the last set always contains all
    // items.
    const all = count === this.order.length;
    const step = all ? this.steps.length - 1 : Math.floor(count / this.stepLength);
    const bits = this.steps[step]!.slice();
    if (!all)
      for (let rank = step * this.stepLength; rank < count; rank += 1)
        addBit(bits, this.order[rank]!);
    return bits;
  }

  /**
   * Returns the first rank whose value satisfies `beyond`, or the number of values if there is none. `beyond` must be
   * monotonic: true for every value above the first match.
   */
  private rankWhere(beyond: (value: number) => boolean): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (beyond(this.sorted[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
