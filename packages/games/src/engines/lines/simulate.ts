import type { IntStream } from '../../game.ts';
import type { CompiledMode, CompiledLines } from './compile.ts';
import { buildMasks, countBits, NO_SYMBOL, type SetMasks } from './masks.ts';
import { LED_BY_WILD, MORE, openingsOf, PAY_SHIFT, type Openings } from './openings.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { expandSets } from './tables.ts';

/**
 * Simulator for statistics and benchmarks, never for play. From the same seed, it must make the same draws in the same
 * order as `SlotMachine` and return the same results.
 */
export interface SlotSimulator {
  /**
   * Returns the line pays of one board in hundredths of the stake, before any multiplier. `set` is an index into
   * `slot.sets`.
   */
  linePay(set: number, stops: ArrayLike<number>): number;
  /** Returns the number of scatters on one board. */
  scatterCount(set: number, stops: ArrayLike<number>): number;
  /** Plays one whole round and returns its payout in hundredths of the stake. */
  round(random: IntStream): number;
  /** Returns the number of boards drawn by `round` so far (base spins and free spins). */
  boards(): number;
}

export function createSimulator(slot: CompiledLines): SlotSimulator {
  const simulator = new LineSimulator(slot);
  return {
    linePay(set, stops) {
      simulator.place(set, stops);
      return simulator.linePay();
    },
    scatterCount(set, stops) {
      simulator.place(set, stops);
      return simulator.seen;
    },
    round: (random) => simulator.round(random),
    boards: () => simulator.boards,
  };
}

/**
 * Simulator for line pays. It looks up the precomputed part of the result that depends only on the leading reels
 * (`openingsOf`). It then evaluates the other reels for all unbroken runs in parallel, one bit per line.
 */
class LineSimulator {
  boards = 0;
  /**
   * State of the current board. `seen` is the number of scatters on the board. `places` contains each reel's place,
   * which is an index into the masks of the reel set (`SetMasks`).
   */
  private set = 0;
  private opening = 0;
  seen = 0;
  private readonly places: Int32Array;

  private readonly cols: number;
  private readonly presentStep: number;
  private readonly wild: number;
  private readonly scatter: number;
  private readonly groups: number;
  private readonly symbolCount: number;
  private readonly runPay: Int32Array;
  private readonly masks: readonly SetMasks[];
  private readonly openings: Openings;
  private readonly opened: number;
  private readonly lengths: readonly Int32Array[];
  /** Index of each reel set's first opening. An opening is a combination of stops on the leading reels. */
  private readonly firstOpening: Int32Array;
  private readonly scatters: readonly Uint8Array[];
  /**
   * Payout of a run of `count` symbols minus the payout of `count − 1` symbols, at index `symbol × (cols + 1) + count`.
   */
  private readonly paySteps: Int32Array;
  /** Indices of the reel sets, each repeated as many times as its weight. */
  private readonly baseSets: Uint8Array;
  private readonly freeSets: Uint8Array;
  private readonly slot: CompiledLines;

  constructor(slot: CompiledLines) {
    const masks = buildMasks(slot);
    const [opening] = piecesOf(slot) as [Piece];
    this.slot = slot;
    this.places = new Int32Array(slot.cols);
    this.cols = slot.cols;
    this.presentStep = slot.rows + 1;
    this.wild = slot.wild;
    this.scatter = slot.scatter;
    this.groups = masks.groups;
    this.symbolCount = masks.symbolCount;
    this.runPay = masks.runPay;
    this.masks = masks.sets;
    this.openings = openingsOf(slot);
    this.opened = opening.reels.length;
    this.firstOpening = Int32Array.from(opening.firsts);
    this.lengths = slot.sets.map(({ lengths }) => Int32Array.from(lengths));
    this.scatters = slot.sets.map((set) =>
      Uint8Array.from(set.scatters.flatMap((own) => [...own])),
    );
    this.paySteps = Int32Array.from(
      slot.linePay.flatMap((pays) => pays.map((pay, count) => pay - (pays[count - 1] ?? 0))),
    );
    this.baseSets = expandSets(slot.base);
    this.freeSets = expandSets(slot.free);
  }

  round(random: IntStream): number {
    const { scatterPay, capHundredths, freeSpins } = this.slot;
    this.draw(this.baseSets, this.slot.base, random);
    let total = this.linePay() + scatterPay[this.seen]!;
    let awarded = Math.min(freeSpins.trigger[this.seen]!, freeSpins.maxSpins);
    for (let played = 0; played < awarded && total < capHundredths; played++) {
      this.draw(this.freeSets, this.slot.free, random);
      total += (this.linePay() + scatterPay[this.seen]!) * freeSpins.multiplier;
      awarded = Math.min(awarded + freeSpins.retrigger[this.seen]!, freeSpins.maxSpins);
    }
    return Math.min(total, capHundredths);
  }

  place(set: number, stops: ArrayLike<number>): void {
    let reel = 0;
    this.show(set, { int: () => stops[reel++]! });
  }

  private draw(sets: Uint8Array, mode: CompiledMode, random: IntStream): void {
    this.boards++;
    this.show(mode.sets.length > 1 ? sets[random.int(sets.length)]! : mode.sets[0]!, random);
  }

  /** Selects a random stop for each reel of one reel set and updates the board. */
  private show(set: number, random: IntStream): void {
    const { places, opened } = this;
    const { firstPlace } = this.masks[set]!;
    const lengths = this.lengths[set]!;
    const scatters = this.scatters[set]!;
    let opening = 0;
    let seen = 0;
    for (let reel = 0; reel < lengths.length; reel++) {
      const stop = random.int(lengths[reel]!);
      const place = firstPlace[reel]! + stop;
      places[reel] = place;
      seen += scatters[place]!;
      if (reel < opened) opening = opening * lengths[reel]! + stop;
    }
    this.set = set;
    this.opening = this.firstOpening[set]! + opening;
    this.seen = seen;
  }

  /**
   * Returns the total line pay of the board. One table lookup per line group gives the pay on the leading reels, and
   * shows whether a run can continue beyond them, which is rare.
   */
  linePay(): number {
    const { heads, listed } = this.openings;
    const { groups, opening } = this;
    let total = 0;
    for (let group = 0; group < groups; group++) {
      const head = heads[opening * groups + group]!;
      const first = listed[head]!;
      total += first >> PAY_SHIFT;
      if ((first & MORE) !== 0) total += this.runOn(group, head);
    }
    return total;
  }

  /** Returns the additional payout, in one line group, from runs that continue beyond the leading reels. */
  private runOn(group: number, head: number): number {
    const { shown, listed } = this.openings;
    const { cols, opened, symbolCount, paySteps, places } = this;
    const { fit } = this.masks[this.set]!;
    const step = this.groups * symbolCount;
    const shift = group * symbolCount;
    let total = 0;
    let entry = head + 1;
    for (; shown[entry]! < LED_BY_WILD; entry++) {
      const symbol = shown[entry]!;
      let alive = listed[entry]!;
      for (let reel = opened; reel < cols; reel++) {
        alive &= fit[places[reel]! * step + shift + symbol]!;
        if (alive === 0) break;
        total += paySteps[symbol * (cols + 1) + reel + 1]! * countBits(alive);
      }
    }
    if (shown[entry]! === LED_BY_WILD) total += this.followWilds(shift, listed[entry]!);
    return total;
  }

  /**
   * Returns the payout of the given lines, which start with `wilds` wilds and show `symbol` or a wild on all reels
   * before `reel`.
   * @param lines bit mask of the lines
   */
  private follow(
    fit: Int32Array,
    places: Int32Array,
    offset: number,
    symbol: number,
    wilds: number,
    reel: number,
    lines: number,
  ): number {
    const { cols, runPay } = this;
    const step = this.groups * this.symbolCount;
    const size = cols + 1;
    const pays = (symbol * size + wilds) * size;
    let total = 0;
    let alive = lines;
    for (let next = reel; next < cols; next++) {
      const still = alive & fit[places[next]! * step + offset]!;
      const pay = runPay[pays + next]!;
      if (pay !== 0) total += pay * countBits(alive & ~still);
      if (still === 0) return total;
      alive = still;
    }
    return total + runPay[pays + cols]! * countBits(alive);
  }

  /**
   * Returns the total payout of lines that start with a wild. Further wilds extend the run, and the first non-wild
   * paying symbol turns it into a run of that symbol.
   */
  private followWilds(shift: number, lines: number): number {
    const { own, fit, present } = this.masks[this.set]!;
    const { places } = this;
    const step = this.groups * this.symbolCount;
    const size = this.cols + 1;
    const wildPays = this.wild * size * size;
    let total = 0;
    let alive = lines;
    for (let reel = 1; reel < this.cols; reel++) {
      const at = places[reel]! * step + shift;
      for (let index = places[reel]! * this.presentStep; present[index]! !== NO_SYMBOL; index++) {
        const symbol = present[index]!;
        const turned = alive & own[at + symbol]!;
        if (turned === 0) continue;
        total += this.follow(fit, places, shift + symbol, symbol, reel, reel + 1, turned);
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
