import type { CompiledLines } from './compile.ts';
import { openingReels, stopsOf } from './openings.ts';

/**
 * Group of adjacent reels whose stops are drawn together. Its stop combinations are numbered across all reel sets, with
 * the last reel changing fastest.
 */
export interface Piece {
  reels: readonly number[];
  /** Number of stops on each reel, by reel set: `lengths[set][i]` is the number for the reel `reels[i]`. */
  lengths: readonly (readonly number[])[];
  /** `counts[set]` is the number of the group's stop combinations in a reel set; `firsts[set]` is their first index. */
  counts: readonly number[];
  firsts: readonly number[];
}

/**
 * Returns the groups of reels that are drawn together: the leading reels (the opening), then the remaining reels in
 * pairs. Tables for larger groups would not fit in the processor's cache.
 */
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

/** Returns the index of the given stops among the stop combinations of a group of reels. */
export function indexIn(
  { reels, lengths, firsts }: Piece,
  set: number,
  stops: ArrayLike<number>,
): number {
  return (
    reels.reduce((index, reel, i) => index * lengths[set]![i]! + stops[reel]!, 0) + firsts[set]!
  );
}

/** Returns `value(set, stops)` for every reel set and every stop combination of the group's reels. */
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
