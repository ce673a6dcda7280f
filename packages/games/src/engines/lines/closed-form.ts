import { parseStrip, type LinesConfig, type ReelSetWeights } from '../slots/config.ts';

/** Expected payouts of one spin in one mode, as multiples of the stake. `lines` is the payout of all lines together. */
interface SpinExpectation {
  lines: number;
  scatter: number;
  /** Probability of each scatter count: 0, 1, 2, … */
  scatterChances: number[];
}

/**
 * Returns the expected pay of one line as a multiple of the line bet. This equals the expected pay of all lines as a
 * multiple of the stake (games.md §4).
 *
 * Sums over the number of leading wilds. The symbol after them determines the symbol run, and the line pays the better
 * of the wild run and the symbol run.
 */
function expectedLinePay(config: LinesConfig, setName: string): number {
  const reels = chancesPerReel(config, setName);
  const wildKey = Object.keys(config.symbols).find((key) => config.symbols[key]?.kind === 'wild');
  const wildChance = reels.map((chances) => chances.get(wildKey ?? '') ?? 0);
  const payOf = (key: string | undefined, count: number) =>
    key === undefined ? 0 : (config.symbols[key]?.pays[count] ?? 0);
  let expected = 0;
  let wildRunChance = 1;
  for (let run = 0; run <= reels.length; run++) {
    const wildPay = payOf(wildKey, run);
    if (run === reels.length) {
      expected += wildRunChance * wildPay;
      break;
    }
    for (const [key, chance] of reels[run] ?? []) {
      if (key === wildKey) continue;
      let reached = wildRunChance * chance;
      if (config.symbols[key]?.kind === 'scatter') {
        expected += reached * wildPay;
        continue;
      }
      for (let count = run + 1; count <= reels.length; count++) {
        const next = (reels[count]?.get(key) ?? 0) + (wildChance[count] ?? 0);
        expected += reached * (1 - next) * Math.max(wildPay, payOf(key, count));
        reached *= next;
      }
    }
    wildRunChance *= wildChance[run] ?? 0;
  }
  return expected;
}

/** Returns the probability of each symbol key in any given row, per reel. */
function chancesPerReel(config: LinesConfig, setName: string): Map<string, number>[] {
  return (config.reelSets[setName]?.strips ?? []).map((strip) => {
    const keys = parseStrip(strip);
    const chances = new Map<string, number>();
    for (const key of keys) chances.set(key, (chances.get(key) ?? 0) + 1 / keys.length);
    return chances;
  });
}

/** Returns the probability of each scatter count, by convolving the scatter distributions of the reels. */
function scatterChances(config: LinesConfig, setName: string): number[] {
  let chances = [1];
  for (const strip of config.reelSets[setName]?.strips ?? []) {
    const keys = parseStrip(strip);
    const perReel: number[] = [];
    for (let stop = 0; stop < keys.length; stop++) {
      let count = 0;
      for (let row = 0; row < config.grid.rows; row++) {
        if (config.symbols[keys[(stop + row) % keys.length] ?? '']?.kind === 'scatter') count++;
      }
      perReel[count] = (perReel[count] ?? 0) + 1 / keys.length;
    }
    const next: number[] = [];
    chances.forEach((before, seen) => {
      perReel.forEach((chance, count) => {
        next[seen + count] = (next[seen + count] ?? 0) + before * chance;
      });
    });
    chances = Array.from(next, (chance) => chance ?? 0);
  }
  return chances;
}

/**
 * Returns one mode's expected line pay, expected scatter pay and probability of each scatter count, as weighted
 * averages over the mode's reel sets.
 */
function expectSpin(config: LinesConfig, mode: ReelSetWeights): SpinExpectation {
  const names = Object.keys(mode);
  const weightSum = names.reduce((sum, name) => sum + (mode[name] ?? 0), 0);
  const scatterPays = Object.values(config.symbols).find((s) => s.kind === 'scatter')?.pays ?? {};
  const mixed: SpinExpectation = { lines: 0, scatter: 0, scatterChances: [] };
  for (const name of names) {
    const share = (mode[name] ?? 0) / weightSum;
    mixed.lines += share * expectedLinePay(config, name);
    scatterChances(config, name).forEach((chance, count) => {
      mixed.scatter += share * chance * step(scatterPays, count);
      mixed.scatterChances[count] = (mixed.scatterChances[count] ?? 0) + share * chance;
    });
  }
  return mixed;
}

/** Returns the table's entry for the highest listed count that is not above `count`; 0 if there is none. */
function step(table: Readonly<Record<number, number>>, count: number): number {
  for (let at = count; at >= 0; at--) {
    const value = table[at];
    if (value !== undefined) return value;
  }
  return 0;
}

/** Total and partial returns of a configuration, as shares of the stake (0.96 = 96%). */
export interface SlotReturn {
  total: number;
  baseLines: number;
  baseScatter: number;
  freeSpins: number;
  /** Probability that a base spin starts free spins. */
  triggerChance: number;
  /** Average number of free spins awarded per free spin. Must be below 1; otherwise, the free spins would never end. */
  retriggerRate: number;
}

/**
 * Computes the exact return: lines and scatters of the base game, plus free spins. One free spin is worth multiplier ×
 * µ / (1 − q), where µ is its mean pay before the multiplier, and q is the average number of free spins that it awards.
 *
 * Ignores `wincap` and `maxSpins`. `capShiftBound` in `analysis.ts` bounds the effect of the cap.
 */
export function exactReturn(config: LinesConfig): SlotReturn {
  const base = expectSpin(config, config.modes.base);
  const feature = config.features[0];
  const result: SlotReturn = {
    total: base.lines + base.scatter,
    baseLines: base.lines,
    baseScatter: base.scatter,
    freeSpins: 0,
    triggerChance: 0,
    retriggerRate: 0,
  };
  if (!feature || !config.modes.fs) return result;
  const free = expectSpin(config, config.modes.fs);
  let awarded = 0;
  base.scatterChances.forEach((chance, count) => {
    const spins = step(feature.trigger, count);
    awarded += chance * spins;
    if (spins > 0) result.triggerChance += chance;
  });
  free.scatterChances.forEach((chance, count) => {
    result.retriggerRate += chance * step(feature.retrigger, count);
  });
  const perSpin = (feature.multiplier * (free.lines + free.scatter)) / (1 - result.retriggerRate);
  result.freeSpins = awarded * perSpin;
  result.total += result.freeSpins;
  return result;
}
