import type { CompiledReelSet, CompiledLines } from './compile.ts';
import { buildMasks, countBits, NO_SYMBOL, type SetMasks, type SlotMasks } from './masks.ts';

/** Number of boards of one reel set, for each combination of scatter count and total line pay. */
export interface BoardDistribution {
  /** Number of boards (product of the strip lengths). */
  boards: number;
  /** Greatest common divisor of all line payouts, in hundredths of the stake. */
  unit: number;
  /** Number of boards, indexed by `[scatters][line pay / unit]`. */
  counts: readonly Float64Array[];
}

/**
 * Enumerates every board of a reel set, reel by reel. Once no run can continue, the remaining reels matter only for
 * scatters and are counted together (pruned prefix enumeration, games.md §1).
 */
export function enumerateBoards(slot: CompiledLines, setIndex: number): BoardDistribution {
  const set = slot.sets[setIndex];
  if (!set) throw new RangeError(`reel set ${setIndex}`);
  const walk = new BoardWalk(slot, set, buildMasks(slot), setIndex);
  walk.visit(0, 0, 0, 0);
  return {
    boards: set.lengths.reduce((product, length) => product * length, 1),
    unit: walk.unit,
    counts: walk.counts,
  };
}

/**
 * Parallel arrays of the runs that can continue on the next reel. A run is identified by its symbol, its number of
 * leading wilds and its line group (32 lines, see `masks.ts`). `lines` is the bit mask of the run's lines.
 */
interface Runs {
  symbol: Int32Array;
  wilds: Int32Array;
  group: Int32Array;
  lines: Int32Array;
}

class BoardWalk {
  readonly unit: number;
  readonly counts: Float64Array[];
  private readonly slot: CompiledLines;
  private readonly set: CompiledReelSet;
  private readonly masks: SlotMasks;
  private readonly places: SetMasks;
  /**
   * `[reel][scatters]` → number of stop combinations of `reel` and all later reels with this many scatters in total.
   */
  private readonly scatterTails: number[][];
  private readonly runs: Runs[];
  /** Pay of the lines whose runs ended in the last call to `advance`, as a multiple of `unit`. */
  private pay = 0;

  constructor(slot: CompiledLines, set: CompiledReelSet, masks: SlotMasks, setIndex: number) {
    this.slot = slot;
    this.set = set;
    this.masks = masks;
    this.places = masks.sets[setIndex]!;
    this.unit = masks.runPay.reduce((divisor, pay) => greatestCommonDivisor(divisor, pay), 0) || 1;
    this.scatterTails = scatterTails(set);
    const highest = masks.runPay.reduce((most, pay) => Math.max(most, pay), 0);
    const size = (highest / this.unit) * slot.lines.length + 1;
    this.counts = (this.scatterTails[0] ?? [1]).map(() => new Float64Array(size));
    const capacity = slot.lines.length + 1;
    this.runs = Array.from({ length: slot.cols + 1 }, () => ({
      symbol: new Int32Array(capacity),
      wilds: new Int32Array(capacity),
      group: new Int32Array(capacity),
      lines: new Int32Array(capacity),
    }));
  }

  /**
   * Counts all boards that begin with the current stops of the first `reel` reels.
   *
   * @param alive number of runs that can continue on the next reel
   * @param pay total pay of the lines whose runs have ended on these reels, as a multiple of `unit`
   * @param scatters number of scatters on these reels
   */
  visit(reel: number, alive: number, pay: number, scatters: number): void {
    if (reel > 0 && alive === 0) {
      const tail = this.scatterTails[reel]!;
      for (let more = 0; more < tail.length; more++) {
        if (tail[more] !== 0) this.counts[scatters + more]![pay]! += tail[more]!;
      }
      return;
    }
    const stops = this.set.lengths[reel]!;
    const scatterTable = this.set.scatters[reel]!;
    for (let stop = 0; stop < stops; stop++) {
      const next = reel === 0 ? this.begin(stop) : this.advance(reel, stop, alive);
      const paid = reel === 0 ? 0 : pay + this.pay;
      const seen = scatters + scatterTable[stop]!;
      if (reel + 1 === this.slot.cols) {
        this.counts[seen]![paid + this.finish(next)]!++;
      } else {
        this.visit(reel + 1, next, paid, seen);
      }
    }
  }

  /** Starts all runs that begin on the first reel when its window is at `stop`. Returns the number of runs. */
  private begin(stop: number): number {
    const { groups, symbolCount } = this.masks;
    let count = 0;
    for (let group = 0; group < groups; group++) {
      const at = (stop * groups + group) * symbolCount;
      count = this.spread(0, stop, at, group, 0, -1, count);
      const wild = this.slot.wild;
      const wildLines = wild < 0 ? 0 : this.places.own[at + wild]!;
      if (wildLines !== 0) count = this.push(1, count, wild, 0, group, wildLines);
    }
    return count;
  }

  /**
   * Extends the runs on the first `reel` reels to the next reel, whose window is at `stop`. Sets `this.pay` to the
   * total payout of the runs that end, and returns the number of runs that continue.
   */
  private advance(reel: number, stop: number, alive: number): number {
    const { groups, symbolCount, runPay } = this.masks;
    const { wild, scatter, cols } = this.slot;
    const size = cols + 1;
    const { own, fit, firstPlace } = this.places;
    const place = firstPlace[reel]! + stop;
    const runs = this.runs[reel]!;
    let pay = 0;
    let count = 0;
    for (let index = 0; index < alive; index++) {
      const symbol = runs.symbol[index]!;
      const lines = runs.lines[index]!;
      const group = runs.group[index]!;
      const at = (place * groups + group) * symbolCount;
      if (symbol === wild) {
        count = this.spread(reel, place, at, group, reel, lines, count);
        const blocked = scatter < 0 ? 0 : lines & own[at + scatter]!;
        pay += runPay[wild * size * size + reel]! * countBits(blocked);
        const still = lines & own[at + wild]!;
        if (still !== 0) count = this.push(reel + 1, count, wild, 0, group, still);
        continue;
      }
      const next = lines & fit[at + symbol]!;
      const wilds = runs.wilds[index]!;
      pay += runPay[(symbol * size + wilds) * size + reel]! * countBits(lines & ~next);
      if (next !== 0) count = this.push(reel + 1, count, symbol, wilds, group, next);
    }
    this.pay = pay / this.unit;
    return count;
  }

  /**
   * Converts the wild runs on the given lines into runs of pay symbols. The new run of each line has the symbol that
   * the line shows on `reel`.
   */
  private spread(
    reel: number,
    place: number,
    at: number,
    group: number,
    wilds: number,
    lines: number,
    from: number,
  ): number {
    const { own, present } = this.places;
    let count = from;
    for (let i = place * (this.slot.rows + 1); present[i]! !== NO_SYMBOL; i++) {
      const symbol = present[i]!;
      const turned = lines & own[at + symbol]!;
      if (turned !== 0) count = this.push(reel + 1, count, symbol, wilds, group, turned);
    }
    return count;
  }

  private push(
    depth: number,
    index: number,
    symbol: number,
    wilds: number,
    group: number,
    lines: number,
  ): number {
    const runs = this.runs[depth]!;
    runs.symbol[index] = symbol;
    runs.wilds[index] = wilds;
    runs.group[index] = group;
    runs.lines[index] = lines;
    return index + 1;
  }

  /** Returns the total pay of the runs that reached the last reel, as a multiple of `this.unit`. */
  private finish(alive: number): number {
    const { cols, wild } = this.slot;
    const size = cols + 1;
    const runs = this.runs[cols]!;
    let pay = 0;
    for (let index = 0; index < alive; index++) {
      const symbol = runs.symbol[index]!;
      const wilds = symbol === wild ? 0 : runs.wilds[index]!;
      pay +=
        this.masks.runPay[(symbol * size + wilds) * size + cols]! * countBits(runs.lines[index]!);
    }
    return pay / this.unit;
  }
}

function scatterTails(set: CompiledReelSet): number[][] {
  const tails: number[][] = [[1]];
  for (const table of [...set.scatters].reverse()) {
    const after = tails[0] ?? [1];
    const most = table.reduce((highest, count) => Math.max(highest, count), 0);
    const tail = new Array<number>(after.length + most).fill(0);
    for (const count of table) {
      after.forEach((ways, more) => (tail[count + more] = (tail[count + more] ?? 0) + ways));
    }
    tails.unshift(tail);
  }
  return tails;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
