import type { CompiledLines } from './compile.ts';
import { openingReels, stopsOf } from './openings.ts';

/** Neighbouring reels that are drawn together. Their combinations of stops are numbered over all sets, the last reel fastest. */
export interface Piece {
  reels: readonly number[];
  /** `[set]` → stops of its reels. */
  lengths: readonly (readonly number[])[];
  /** `[set]` → combinations, and the number of its first one. */
  counts: readonly number[];
  firsts: readonly number[];
}

/** The opening, and the reels behind it in pairs: with more in a piece, its tables would outgrow the processor's cache. */
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

/** The number of a board's stops on the reels of a piece. */
export function indexIn(
  { reels, lengths, firsts }: Piece,
  set: number,
  stops: ArrayLike<number>,
): number {
  return (
    reels.reduce((index, reel, i) => index * lengths[set]![i]! + stops[reel]!, 0) + firsts[set]!
  );
}

/** One number per combination of a piece: `value` of its set and stops. */
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
