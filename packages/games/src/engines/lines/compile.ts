import { parseStrip, type LinesConfig, type ReelSetWeights } from '../slots/config.ts';

/**
 * Largest scatter count in the scatter tables, and the largest that fits in `SCATTER_BITS` bits. A valid grid shows at
 * most 12 scatters, one on each of 12 reels.
 */
const MAX_SCATTERS = 15;

/**
 * Slot with paylines, compiled for enumeration and fast simulation. Symbols are numbers, and pays are tables in
 * hundredths of the whole stake.
 */
export interface CompiledLines {
  config: LinesConfig;
  cols: number;
  rows: number;
  /** Symbol keys, by the symbol's index. */
  symbols: readonly string[];
  /** Indices of the wild and the scatter in `symbols`; −1 if the game has no such symbol. */
  wild: number;
  scatter: number;
  lines: readonly (readonly number[])[];
  /** `[symbol][count]` → hundredths of the stake for a run of `count` on one line. */
  linePay: readonly (readonly number[])[];
  /** Scatter payouts, indexed by scatter count, in hundredths of the stake. */
  scatterPay: readonly number[];
  sets: readonly CompiledReelSet[];
  base: CompiledMode;
  free: CompiledMode;
  freeSpins: { trigger: number[]; retrigger: number[]; multiplier: number; maxSpins: number };
  /** Maximum payout in hundredths of the stake. */
  capHundredths: number;
}

export interface CompiledReelSet {
  name: string;
  /**
   * `[reel]` → symbol numbers. The first `rows − 1` symbols of a strip are repeated at its end, so that no window wraps
   * around.
   */
  strips: readonly Uint8Array[];
  /** Number of stops per reel. */
  lengths: readonly number[];
  /** `[reel][stop]` → number of scatters in the window. */
  scatters: readonly Uint8Array[];
}

/** Reel sets of a mode, as indices into the slot's list of reel sets, with their weights. */
export interface CompiledMode {
  sets: readonly number[];
  weights: readonly number[];
}

/** Compiles a validated configuration. Call `validateSlot` first for readable error messages. */
export function compileLines(config: LinesConfig): CompiledLines {
  const symbols = Object.keys(config.symbols);
  const numberOf = new Map(symbols.map((key, index) => [key, index]));
  const { cols, rows } = config.grid;
  const scatter = symbols.findIndex((key) => config.symbols[key]?.kind === 'scatter');
  const setNames = Object.keys(config.reelSets);
  const lineHundredths = 100 / config.pay.lines.length;
  return {
    config,
    cols,
    rows,
    symbols,
    wild: symbols.findIndex((key) => config.symbols[key]?.kind === 'wild'),
    scatter,
    lines: config.pay.lines,
    linePay: symbols.map((key, index) =>
      index === scatter
        ? table(cols, {}, 0)
        : table(cols, config.symbols[key]?.pays ?? {}, lineHundredths),
    ),
    scatterPay: steps(config.symbols[symbols[scatter] ?? '']?.pays, 100),
    sets: setNames.map((name) => compileSet(config, name, numberOf, scatter)),
    base: compileMode(config.modes.base, setNames),
    free: compileMode(config.modes.fs ?? {}, setNames),
    freeSpins: {
      trigger: steps(config.features[0]?.trigger, 1),
      retrigger: steps(config.features[0]?.retrigger, 1),
      multiplier: config.features[0]?.multiplier ?? 1,
      maxSpins: config.features[0]?.maxSpins ?? 0,
    },
    capHundredths: config.wincap * 100,
  };
}

/**
 * Returns the amounts multiplied by `factor`, indexed by count from 0 to `size`. The result is 0 for counts without an
 * amount.
 */
function table(size: number, amounts: Readonly<Record<number, number>>, factor: number): number[] {
  return Array.from({ length: size + 1 }, (_, count) => Math.round((amounts[count] ?? 0) * factor));
}

/**
 * Returns the amounts multiplied by `factor`, indexed by the number of scatters. A number without its own amount uses
 * the amount of the next lower number. For example, six scatters pay as much as five.
 */
function steps(amounts: Readonly<Record<number, number>> | undefined, factor: number): number[] {
  let current = 0;
  return Array.from({ length: MAX_SCATTERS + 1 }, (_, count) => {
    current = amounts?.[count] ?? current;
    return current * factor;
  });
}

function compileMode(weights: ReelSetWeights, setNames: readonly string[]): CompiledMode {
  const names = Object.keys(weights);
  return {
    sets: names.map((name) => setNames.indexOf(name)),
    weights: names.map((name) => weights[name] ?? 0),
  };
}

function compileSet(
  config: LinesConfig,
  name: string,
  numberOf: ReadonlyMap<string, number>,
  scatter: number,
): CompiledReelSet {
  const { rows } = config.grid;
  const circles = (config.reelSets[name]?.strips ?? []).map((strip) =>
    parseStrip(strip).map((key) => numberOf.get(key) ?? 255),
  );
  return {
    name,
    strips: circles.map((circle) => Uint8Array.from([...circle, ...circle.slice(0, rows - 1)])),
    lengths: circles.map((circle) => circle.length),
    scatters: circles.map((circle) =>
      Uint8Array.from(circle, (_, stop) => {
        let count = 0;
        for (let row = 0; row < rows; row++) {
          if (circle[(stop + row) % circle.length] === scatter) count++;
        }
        return count;
      }),
    ),
  };
}
