import type { CompiledLines } from './compile.ts';
import { openingReels, stopsOf } from './openings.ts';

/**
 * Neighbouring reels that are drawn together. Their combinations of stops are numbered over all sets, with the last
 * reel changing fastest.
 */
export interface Piece {
  reels: readonly number[];
  /** `[set]` → number of stops of each of its reels. */
  lengths: readonly (readonly number[])[];
  /** `[set]` → number of combinations, and the number of its first one. */
  counts: readonly number[];
  firsts: readonly number[];
}

/** Returns the opening, then the reels after it in pairs. With larger pieces the tables would exceed the processor's cache. */
export function piecesOf(slot: CompiledLines): Piece[] {
  const pieces: Piece[] = [];
  for (let reel = 0; reel < slot.cols;) {
    const size = reel === 0 ? openingReels(slot) : Math.min(2, slot.cols - reel);
    const lengths = slot.sets.map((set) => set.lengths.slice(reel, reel + size));
    const counts = lengths.map((own) => own.reduce((product, length) => product * length, 1));
    let sum = 0;
    const firsts = counts.map((count) => (sum += count) - count);
    const from = reel;
    pieces.push({
      reels: Array.from({ length: size }, (_, i) => from + i),
      lengths,
      counts,
      firsts,
    });
    reel += size;
  }
  return pieces;
}

/** Returns the number of a board's combination of stops on the reels of a piece. */
export function indexIn(
  { reels, lengths, firsts }: Piece,
  set: number,
  stops: ArrayLike<number>,
): number {
  return (
    reels.reduce((index, reel, i) => index * lengths[set]![i]! + stops[reel]!, 0) + firsts[set]!
  );
}

/** Returns one number per combination of a piece: `value` of its set and stops. */
export function perCombination(
  { lengths }: Piece,
  value: (set: number, stops: readonly number[]) => number,
): number[] {
  return lengths.flatMap((own, set) => {
    const values: number[] = [];
    for (const stops of stopsOf(own)) values.push(value(set, stops));
    return values;
  });
}
