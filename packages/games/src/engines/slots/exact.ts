import { compileSlot, NOTHING, type CompiledMode, type CompiledSlot } from './compile.ts';
import type { SlotConfig } from './config.ts';

/** One possible window of a reel: its probability, and the symbol numbers that it shows from top to bottom. */
interface Window {
  chance: number;
  symbols: readonly number[];
}
/** All windows that a reel can show, each with its probability. Reels are statistically independent. */
type Reel = readonly Window[];

/** Exact total and partial returns of a slot with strips, as shares of the stake (0.96 = 96%). */
export interface ExactReturn {
  total: number;
  /** Part of the return that comes from line wins or ways wins in base spins. */
  basePays: number;
  baseScatter: number;
  /** Part of the return that comes from the bonus feature, which is either free spins or hold-and-respin. */
  bonus: number;
  /** Probability that a base spin starts the bonus. */
  triggerChance: number;
  /** Average number of free spins awarded per free spin. At 1 or more, the expected total would be infinite. */
  retriggerRate: number;
  /** RTP of each bonus buy, as a share of its price. */
  buys: Record<string, number>;
}

/** Returns true if `exactReturn` supports the game: line or ways wins, reel strips, fixed row counts, no cascades. */
export function isExact(config: SlotConfig): boolean {
  const { rows } = config.grid;
  return (
    !config.cascade &&
    (config.pay.type === 'lines' || config.pay.type === 'ways') &&
    !(typeof rows === 'object' && 'min' in rows) &&
    Object.values(config.reelSets).every((set) => 'strips' in set)
  );
}

/**
 * Computes the exact return, ignoring `wincap` and `maxSpins`. Source: games.md §4.
 * - Lines: the sum of probability × pay over all runs. A line has one cell on each reel, so its cells are independent.
 * - Ways: the sum over all runs of pay × expected number of ways × probability that the run ends after its last reel.
 * - Free spins: each is worth µ / (1 − q), where µ is its mean pay and q is the average number of free spins it awards.
 *
 * @throws RangeError if the game needs simulation (`isExact`)
 */
export function exactReturn(config: SlotConfig): ExactReturn {
  if (!isExact(config)) throw new RangeError(`${config.id} has no exact return`);
  const slot = compileSlot(config);
  const result: ExactReturn = {
    total: 0,
    basePays: 0,
    baseScatter: 0,
    bonus: 0,
    triggerChance: 0,
    retriggerRate: 0,
    buys: {},
  };
  const valueOfSpins = slot.free.sets.length > 0 ? freeSpinsValue(slot, result) : () => 0;
  const holdValues = slot.hold ? holdValue(slot) : [];
  forSets(slot, slot.base, (share, reels) => {
    result.basePays += share * meanPay(slot, reels);
    counts(reels, slot.scatter).forEach((chance, count) => {
      const spins = slot.freeSpins.trigger[count] ?? 0;
      result.baseScatter += (share * chance * (slot.scatterPay[count] ?? 0)) / 100;
      result.bonus += share * chance * valueOfSpins(spins);
      if (spins > 0) result.triggerChance += share * chance;
    });
    if (!slot.hold) return;
    counts(reels, slot.coin).forEach((chance, count) => {
      if (count < slot.hold!.trigger) return;
      result.bonus += share * chance * holdValues[count]!;
      result.triggerChance += share * chance;
    });
  });
  result.total = result.basePays + result.baseScatter + result.bonus;
  for (const { id, cost, spins } of config.buys ?? []) result.buys[id] = valueOfSpins(spins) / cost;
  return result;
}

/** Calls `visit` for each reel set of a mode, with the share of spins that use the set. */
function forSets(
  slot: CompiledSlot,
  mode: CompiledMode,
  visit: (share: number, reels: Reel[], set: number) => void,
): void {
  const sum = mode.weights.reduce((total, weight) => total + weight, 0);
  mode.sets.forEach((set, index) =>
    visit((mode.weights[index] ?? 0) / sum, reelsOf(slot, set), set),
  );
}

/** Returns the windows that each reel of a reel set can show, with their probabilities. Equal windows are merged. */
function reelsOf(slot: CompiledSlot, setIndex: number): Reel[] {
  const set = slot.sets[setIndex]!;
  return set.lengths.map((length, reel) => {
    const windows = new Map<string, { chance: number; symbols: number[] }>();
    for (let stop = 0; stop < length; stop++) {
      const symbols = Array.from(set.strips![reel]!.subarray(stop, stop + slot.heights[reel]!));
      const key = symbols.join();
      const known = windows.get(key) ?? { chance: 0, symbols };
      known.chance += 1 / length;
      windows.set(key, known);
    }
    return [...windows.values()];
  });
}

/** Returns the mean payout of lines or ways, as a multiple of the stake. */
function meanPay(slot: CompiledSlot, reels: Reel[]): number {
  return slot.payRule === 'lines'
    ? (meanLine(
        slot,
        reels.map((reel) => marginal(slot, reel)),
      ) *
        slot.lines.length) /
        100
    : meanWays(slot, reels) / 100;
}

/**
 * Returns the probability of each symbol in one cell of a reel. The probability is the same in every row, because
 * strips are circular.
 */
function marginal(slot: CompiledSlot, reel: Reel): number[] {
  const chances = slot.symbols.map(() => 0);
  for (const { chance, symbols } of reel) chances[symbols[0]!]! += chance;
  return chances;
}

/** Returns the mean pay of one line over all combinations of symbols, in hundredths of the stake. */
function meanLine(slot: CompiledSlot, cells: readonly (readonly number[])[]): number {
  const { wildFactor, pays, paySize, cols } = slot;
  let mean = 0;
  const follow = (
    reel: number,
    chance: number,
    symbol: number,
    wilds: number,
    wildProduct: number,
    product: number,
  ): void => {
    const wildPay = wilds > 0 ? pays[slot.wild * paySize + wilds]! * wildProduct : 0;
    const symbolPay = symbol < 0 ? 0 : pays[symbol * paySize + reel]! * product;
    const end = (share: number) => (mean += share * Math.max(wildPay, symbolPay));
    if (reel === cols) return void end(chance);
    let ended = 0;
    cells[reel]!.forEach((here, shown) => {
      if (here === 0) return;
      const factor = wildFactor[shown]!;
      const next = chance * here;
      if (symbol < 0 && factor > 0)
        follow(reel + 1, next, -1, wilds + 1, wildProduct * factor, product * factor);
      else if (symbol < 0 || symbol === shown)
        follow(reel + 1, next, shown, wilds, wildProduct, product);
      else if (factor > 0) follow(reel + 1, next, symbol, wilds, wildProduct, product * factor);
      else ended += next;
    });
    end(ended);
  };
  follow(0, 1, -1, 0, 1, 1);
  return mean;
}

/**
 * Returns the mean payout of ways wins, in hundredths of the stake. Ignores runs that consist only of wilds, because
 * `validateSlot` does not allow wilds on the first reel.
 */
function meanWays(slot: CompiledSlot, reels: Reel[]): number {
  const { wildFactor, pays, paySize, cols } = slot;
  let mean = 0;
  slot.symbols.forEach((_, symbol) => {
    if (wildFactor[symbol]! > 0) return;
    let expected = 1;
    for (let reel = 0; reel < cols; reel++) {
      let here = 0;
      for (const { chance, symbols } of reels[reel]!) {
        here += chance * waysIn(symbols, symbol, wildFactor);
      }
      expected *= here;
      let none = 1;
      if (reel + 1 < cols) {
        none = 0;
        for (const { chance, symbols } of reels[reel + 1]!) {
          if (waysIn(symbols, symbol, wildFactor) === 0) none += chance;
        }
      }
      mean += expected * none * pays[symbol * paySize + reel + 1]!;
    }
  });
  return mean;
}

/** Returns the number of ways for a symbol in a window: one per occurrence, plus the multiplier of each wild. */
export function waysIn(
  symbols: readonly number[],
  symbol: number,
  wildFactor: ArrayLike<number>,
): number {
  let ways = 0;
  for (const shown of symbols) ways += shown === symbol ? 1 : wildFactor[shown]!;
  return ways;
}

/** Returns the probability of each number of occurrences of a symbol on the whole board, indexed by that number. */
function counts(reels: Reel[], symbol: number): number[] {
  return convolve(
    reels.map((reel) => {
      const chances: number[] = [];
      for (const { chance, symbols } of reel) {
        const count = symbols.filter((shown) => shown === symbol).length;
        chances[count] = (chances[count] ?? 0) + chance;
      }
      return Array.from(chances, (chance) => chance ?? 0);
    }),
  );
}

/** Returns the probability of each sum of independent counts, indexed by the sum. */
function convolve(parts: readonly (readonly number[])[]): number[] {
  let sums = [1];
  for (const part of parts) {
    const next = new Array<number>(sums.length + part.length - 1).fill(0);
    sums.forEach((before, seen) =>
      part.forEach((chance, count) => (next[seen + count]! += before * chance)),
    );
    sums = next;
  }
  return sums;
}

/**
 * Returns a function that maps a number of free spins to their expected value, as a multiple of the stake. Unless
 * `slot.keepsWilds` is true, also adds the retrigger rate to `result`.
 */
function freeSpinsValue(slot: CompiledSlot, result: ExactReturn): (spins: number) => number {
  const { multiplier, retrigger } = slot.freeSpins;
  if (slot.keepsWilds) return stickyValue(slot);
  let perSpin = 0;
  forSets(slot, slot.free, (share, reels) => {
    perSpin += share * meanPay(slot, reels);
    counts(reels, slot.scatter).forEach((chance, count) => {
      perSpin += (share * chance * (slot.scatterPay[count] ?? 0)) / 100;
      result.retriggerRate += share * chance * (retrigger[count] ?? 0);
    });
    if (slot.expanding) perSpin += share * meanExpanded(slot, reels);
  });
  const worth = (multiplier * perSpin) / (1 - result.retriggerRate);
  return (spins) => spins * worth;
}

/** Returns the mean pay of the expanding symbol in one free spin, as a multiple of the stake. */
function meanExpanded(slot: CompiledSlot, reels: Reel[]): number {
  const { entries, weights } = slot.expanding!;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let mean = 0;
  entries.forEach((symbol, index) => {
    const shown = reels.map((reel) => {
      let chance = 0;
      for (const window of reel) if (window.symbols.includes(symbol)) chance += window.chance;
      return [1 - chance, chance];
    });
    convolve(shown).forEach((chance, reelCount) => {
      const pay = (slot.pays[symbol * slot.paySize + reelCount]! * slot.lines.length) / 100;
      mean += ((weights[index] ?? 0) / sum) * chance * pay;
    });
  });
  return mean;
}

/**
 * Returns a function that maps a number of free spins with sticky wilds to their value as a multiple of the stake. The
 * reels are independent, because a reel's window depends only on the wilds collected on that reel. Each window is
 * weighted by the probability of these wilds.
 */
function stickyValue(slot: CompiledSlot): (spins: number) => number {
  const reels = reelsOf(slot, slot.free.sets[0]!);
  /** `[reel]` → probability of each combination of collected wilds (wild symbol or `NOTHING` per row). */
  let collected = reels.map(
    (_, reel) => new Map([[new Array<number>(slot.heights[reel]!).fill(NOTHING).join(), 1]]),
  );
  const worth = [0];
  return (spins) => {
    while (worth.length <= spins) {
      const shown = collected.map((states, reel) => coverWindows(reels[reel]!, states));
      worth.push(worth.at(-1)! + slot.freeSpins.multiplier * meanPaySticky(slot, shown));
      collected = shown.map((reel) => wildsOf(slot, reel));
    }
    return worth[spins]!;
  };
}

/**
 * Returns the windows of a reel after each collected wild has replaced the symbol in the wild's cell. Windows that
 * become equal are merged, and their probabilities are added.
 */
function coverWindows(reel: Reel, states: ReadonlyMap<string, number>): Reel {
  const shown = new Map<string, { chance: number; symbols: number[] }>();
  for (const [state, likely] of states) {
    const cover = state.split(',').map(Number);
    for (const { chance, symbols } of reel) {
      const seen = symbols.map((symbol, row) => (cover[row] === NOTHING ? symbol : cover[row]!));
      const key = seen.join();
      const known = shown.get(key) ?? { chance: 0, symbols: seen };
      known.chance += chance * likely;
      shown.set(key, known);
    }
  }
  return [...shown.values()];
}

function wildsOf(slot: CompiledSlot, reel: Reel): Map<string, number> {
  const states = new Map<string, number>();
  for (const { chance, symbols } of reel) {
    const key = symbols.map((s) => (slot.wildFactor[s]! > 0 ? s : NOTHING)).join();
    states.set(key, (states.get(key) ?? 0) + chance);
  }
  return states;
}

/**
 * Returns the mean payout with sticky wilds. Each line is evaluated with the symbol probabilities of its own cells,
 * because sticky wilds make these probabilities differ by row.
 */
function meanPaySticky(slot: CompiledSlot, reels: Reel[]): number {
  if (slot.payRule === 'ways') return meanWays(slot, reels) / 100;
  const byRow = reels.map((reel, at) =>
    Array.from({ length: slot.heights[at]! }, (_, row) =>
      marginal(
        slot,
        reel.map(({ chance, symbols }) => ({ chance, symbols: [symbols[row]!] })),
      ),
    ),
  );
  let mean = 0;
  for (const line of slot.lines) {
    const cells = Array.from(line, (cell, reel) => byRow[reel]![cell - reel * slot.stride]!);
    mean += meanLine(slot, cells);
  }
  return mean / 100;
}

/**
 * Returns the expected payout of the hold-and-respin feature as a multiple of the stake, indexed by the number of
 * initial coins. Uses a Markov chain whose states are the numbers of held coins and of remaining respins.
 */
function holdValue(slot: CompiledSlot): number[] {
  const { respins, land, miss, full } = slot.hold!;
  const size = slot.heights.reduce((sum, rows) => sum + rows, 0);
  const chance = land / (land + miss);
  const { entries, weights } = slot.coinValues;
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  const meanValue = entries.reduce((sum, value, i) => sum + (value * weights[i]!) / weightSum, 0);
  const known = new Map<number, number>();
  /** Returns the expected value of the rest of the bonus: the values of new coins and the full-board prize. */
  const worth = (held: number, left: number): number => {
    if (held === size) return full;
    if (left === 0) return 0;
    const key = held * 100 + left;
    const found = known.get(key);
    if (found !== undefined) return found;
    const open = size - held;
    let sum = 0;
    let likely = (1 - chance) ** open;
    for (let landed = 0; landed <= open; landed++) {
      const next = landed > 0 ? worth(held + landed, respins) : worth(held, left - 1);
      sum += likely * (landed * meanValue + next);
      likely *= ((open - landed) / (landed + 1)) * (chance / (1 - chance));
    }
    known.set(key, sum);
    return sum;
  };
  return Array.from({ length: size + 1 }, (_, held) => held * meanValue + worth(held, respins));
}

/**
 * Computes weights for two base-game reel sets so that the return is as close as possible to `target`. The weights add
 * up to `precision`. Assumes that the return is linear in the weights.
 * @param returnOf returns the game's return with the given weights, as a share of the stake
 * @throws RangeError if the target is not between the returns of the two sets
 */
export function solveMixture(
  returnOf: (base: Record<string, number>) => number,
  first: string,
  second: string,
  target: number,
  precision = 10_000,
): Record<string, number> {
  const high = returnOf({ [first]: 1 });
  const low = returnOf({ [second]: 1 });
  const share = (target - low) / (high - low);
  if (!(share > 0 && share < 1)) throw new RangeError(`target outside ${low} … ${high}`);
  const weight = Math.round(share * precision);
  return { [first]: weight, [second]: precision - weight };
}
