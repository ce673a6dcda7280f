import { addBit, noBits, type Bits } from './bits.ts';

/** How many sets are kept ready; what lies between two of them is added one by one. */
const STEPS = 64;

/** Numbers by place, in their order: which places lie in a range is found without looking at each. */
export class RankedValues {
  /** Places by value, lowest first. */
  private readonly order: Uint32Array;
  private readonly sorted: Float64Array;
  private readonly stepLength: number;
  /** The set of the first `n * stepLength` places of the order. */
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

  /** The places of values from `from` to `to`, both included. */
  between(from: number, to: number): Bits {
    const bits = this.first(this.rankWhere((value) => value > to));
    const below = this.first(this.rankWhere((value) => value >= from));
    for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~below[word]!;
    return bits;
  }

  /** The places of the `count` lowest values. */
  private first(count: number): Bits {
    // The last set is the one of all, wherever the step before it ends.
    const all = count === this.order.length;
    const step = all ? this.steps.length - 1 : Math.floor(count / this.stepLength);
    const bits = this.steps[step]!.slice();
    if (!all)
      for (let rank = step * this.stepLength; rank < count; rank += 1)
        addBit(bits, this.order[rank]!);
    return bits;
  }

  /** The first rank whose value is `beyond`, which no lower one may be; the number of values when none is. */
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
