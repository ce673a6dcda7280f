import type { IntStream } from '../../game.ts';
import type { CompiledMode, CompiledSlot } from './compile.ts';
import { buildMasks, countBits, NO_SYMBOL, type ReelMasks, type SlotMasks } from './masks.ts';

/**
 * Rounds as bare numbers, millions per second, without allocating. It must equal `playSlot` on every board and draws in the same
 * order, so the same seeded generator gives the same rounds. Used for statistics and benchmarks, never for play.
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

export function createSimulator(slot: CompiledSlot): SlotSimulator {
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
  private readonly sets: readonly (readonly ReelMasks[])[];

  constructor(slot: CompiledSlot, masks: SlotMasks) {
    this.cols = slot.cols;
    this.presentStep = slot.rows + 1;
    this.wild = slot.wild;
    this.scatter = slot.scatter;
    this.groups = masks.groups;
    this.symbolCount = masks.symbolCount;
    this.runPay = masks.runPay;
    this.sets = masks.reels;
  }

  linePay(set: number, stops: ArrayLike<number>): number {
    const reels = this.sets[set]!;
    const first = reels[0]!;
    const stop = stops[0]!;
    let total = 0;
    for (let group = 0; group < this.groups; group++) {
      const at = (stop * this.groups + group) * this.symbolCount;
      const shown = stop * this.presentStep;
      for (let index = shown; first.present[index]! !== NO_SYMBOL; index++) {
        const symbol = first.present[index]!;
        const lines = first.own[at + symbol]!;
        if (lines !== 0) total += this.follow(reels, stops, group, symbol, 0, 1, lines);
      }
      const wildLines = this.wild < 0 ? 0 : first.own[at + this.wild]!;
      if (wildLines !== 0) total += this.followWilds(reels, stops, group, wildLines);
    }
    return total;
  }

  /** Pays `lines`, which carry `symbol` (or wilds) on all reels before `reel` and began with `wilds` wilds. */
  private follow(
    reels: readonly ReelMasks[],
    stops: ArrayLike<number>,
    group: number,
    symbol: number,
    wilds: number,
    reel: number,
    lines: number,
  ): number {
    const size = this.cols + 1;
    const pays = (symbol * size + wilds) * size;
    let total = 0;
    let alive = lines;
    for (let at = reel; at < this.cols; at++) {
      const fits = reels[at]!.fit[(stops[at]! * this.groups + group) * this.symbolCount + symbol]!;
      const next = alive & fits;
      const pay = this.runPay[pays + at]!;
      if (pay !== 0) total += pay * countBits(alive & ~next);
      if (next === 0) return total;
      alive = next;
    }
    return total + this.runPay[pays + this.cols]! * countBits(alive);
  }

  /** Pays lines that begin with a wild: at each reel they either continue wild or become lines of another symbol. */
  private followWilds(
    reels: readonly ReelMasks[],
    stops: ArrayLike<number>,
    group: number,
    lines: number,
  ): number {
    const size = this.cols + 1;
    const wildPays = this.wild * size * size;
    let total = 0;
    let alive = lines;
    for (let reel = 1; reel < this.cols; reel++) {
      const masks = reels[reel]!;
      const stop = stops[reel]!;
      const at = (stop * this.groups + group) * this.symbolCount;
      for (let i = stop * this.presentStep; masks.present[i]! !== NO_SYMBOL; i++) {
        const symbol = masks.present[i]!;
        const turned = alive & masks.own[at + symbol]!;
        if (turned !== 0) total += this.follow(reels, stops, group, symbol, reel, reel + 1, turned);
      }
      if (this.scatter >= 0) {
        const blocked = alive & masks.own[at + this.scatter]!;
        if (blocked !== 0) total += this.runPay[wildPays + reel]! * countBits(blocked);
      }
      alive &= masks.own[at + this.wild]!;
      if (alive === 0) return total;
    }
    return total + this.runPay[wildPays + this.cols]! * countBits(alive);
  }
}
