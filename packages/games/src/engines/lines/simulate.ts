import type { IntStream } from '../../game.ts';
import type { CompiledMode, CompiledLines } from './compile.ts';
import { buildMasks, countBits, NO_SYMBOL, type SetMasks, type SlotMasks } from './masks.ts';

/**
 * Rounds as bare numbers, millions per second, without allocating. It must equal the `SlotMachine` on every board and draws in
 * the same order, so the same seeded generator gives the same rounds. Used for statistics and benchmarks, never for
 * play.
 */
export interface SlotSimulator {
  /** Line pays of one board in hundredths of the stake, before any multiplier. `set` is an index into `slot.sets`. */
  linePay(set: number, stops: ArrayLike<number>): number;
  /** Scatters on one board. */
  scatterCount(set: number, stops: ArrayLike<number>): number;
  /** The payout of one whole round in hundredths of the stake. */
  round(random: IntStream): number;
  /** Boards drawn by `round` so far (base spins and free spins). */
  boards(): number;
}

export function createSimulator(slot: CompiledLines): SlotSimulator {
  const judge = new LineJudge(slot, buildMasks(slot));
  const stops = new Int32Array(slot.cols);
  const lengths = slot.sets.map((set) => Int32Array.from(set.lengths));
  const scatterTables = slot.sets.map((set) => set.scatters);
  const { scatterPay, capHundredths, freeSpins } = slot;
  let boards = 0;

  function scatterCount(set: number, at: ArrayLike<number>): number {
    const tables = scatterTables[set]!;
    let count = 0;
    for (let reel = 0; reel < tables.length; reel++) count += tables[reel]![at[reel]!]!;
    return count;
  }

  /** Draws one board into `stops` and returns its reel set. */
  function draw(mode: CompiledMode, random: IntStream): number {
    const set = mode.sets[mode.sets.length > 1 ? pick(mode.weights, random) : 0]!;
    const reels = lengths[set]!;
    for (let reel = 0; reel < reels.length; reel++) stops[reel] = random.int(reels[reel]!);
    boards++;
    return set;
  }

  function round(random: IntStream): number {
    const baseSet = draw(slot.base, random);
    const baseScatters = scatterCount(baseSet, stops);
    let total = judge.linePay(baseSet, stops) + scatterPay[baseScatters]!;
    let awarded = Math.min(freeSpins.trigger[baseScatters]!, freeSpins.maxSpins);
    for (let played = 0; played < awarded && total < capHundredths; played++) {
      const set = draw(slot.free, random);
      const scatters = scatterCount(set, stops);
      total += (judge.linePay(set, stops) + scatterPay[scatters]!) * freeSpins.multiplier;
      awarded = Math.min(awarded + freeSpins.retrigger[scatters]!, freeSpins.maxSpins);
    }
    return Math.min(total, capHundredths);
  }

  return {
    linePay: (set, at) => judge.linePay(set, at),
    scatterCount,
    round,
    boards: () => boards,
  };
}

function pick(weights: readonly number[], random: IntStream): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += weights[index]!;
  let drawn = random.int(sum);
  let index = 0;
  while (drawn >= weights[index]!) drawn -= weights[index++]!;
  return index;
}

/** Adds up line pays from bit masks: all lines that carry one symbol are followed together, reel by reel. */
class LineJudge {
  private readonly cols: number;
  private readonly presentStep: number;
  private readonly wild: number;
  private readonly scatter: number;
  private readonly groups: number;
  private readonly symbolCount: number;
  private readonly runPay: Int32Array;
  private readonly sets: readonly SetMasks[];
  /** Per reel, where the masks of the current board's place begin (group 0). */
  private readonly at: Int32Array;

  constructor(slot: CompiledLines, masks: SlotMasks) {
    this.cols = slot.cols;
    this.presentStep = slot.rows + 1;
    this.wild = slot.wild;
    this.scatter = slot.scatter;
    this.groups = masks.groups;
    this.symbolCount = masks.symbolCount;
    this.runPay = masks.runPay;
    this.sets = masks.sets;
    this.at = new Int32Array(slot.cols);
  }

  linePay(set: number, stops: ArrayLike<number>): number {
    const masks = this.sets[set]!;
    const step = this.groups * this.symbolCount;
    for (let reel = 0; reel < this.cols; reel++) {
      this.at[reel] = (masks.firstPlace[reel]! + stops[reel]!) * step;
    }
    let total = 0;
    for (let group = 0; group < this.groups; group++) {
      const shift = group * this.symbolCount;
      const first = this.at[0]! + shift;
      const shown = stops[0]! * this.presentStep;
      for (let index = shown; masks.present[index]! !== NO_SYMBOL; index++) {
        const symbol = masks.present[index]!;
        const lines = masks.own[first + symbol]!;
        if (lines !== 0) total += this.follow(masks, shift, symbol, 0, 1, lines);
      }
      const wildLines = this.wild < 0 ? 0 : masks.own[first + this.wild]!;
      if (wildLines !== 0) total += this.followWilds(masks, stops, shift, wildLines);
    }
    return total;
  }

  /** Pays `lines`, which carry `symbol` (or wilds) on all reels before `reel` and began with `wilds` wilds. */
  private follow(
    masks: SetMasks,
    shift: number,
    symbol: number,
    wilds: number,
    reel: number,
    lines: number,
  ): number {
    const { at, cols, runPay } = this;
    const fit = masks.fit;
    const size = cols + 1;
    const pays = (symbol * size + wilds) * size;
    let total = 0;
    let alive = lines;
    for (let next = reel; next < cols; next++) {
      const still = alive & fit[at[next]! + shift + symbol]!;
      const pay = runPay[pays + next]!;
      if (pay !== 0) total += pay * countBits(alive & ~still);
      if (still === 0) return total;
      alive = still;
    }
    return total + runPay[pays + cols]! * countBits(alive);
  }

  /** Pays lines that begin with a wild: at each reel they either continue wild or become lines of another symbol. */
  private followWilds(
    masks: SetMasks,
    stops: ArrayLike<number>,
    shift: number,
    lines: number,
  ): number {
    const { own, present, firstPlace } = masks;
    const size = this.cols + 1;
    const wildPays = this.wild * size * size;
    let total = 0;
    let alive = lines;
    for (let reel = 1; reel < this.cols; reel++) {
      const at = this.at[reel]! + shift;
      const shown = (firstPlace[reel]! + stops[reel]!) * this.presentStep;
      for (let index = shown; present[index]! !== NO_SYMBOL; index++) {
        const symbol = present[index]!;
        const turned = alive & own[at + symbol]!;
        if (turned !== 0) total += this.follow(masks, shift, symbol, reel, reel + 1, turned);
      }
      if (this.scatter >= 0) {
        const blocked = alive & own[at + this.scatter]!;
        if (blocked !== 0) total += this.runPay[wildPays + reel]! * countBits(blocked);
      }
      alive &= own[at + this.wild]!;
      if (alive === 0) return total;
    }
    return total + this.runPay[wildPays + this.cols]! * countBits(alive);
  }
}
