import {
  coinsOf,
  featureOf,
  highestRows,
  parseStrip,
  type HoldRespin,
  type ReelSet,
  type ReelSetWeights,
  type SlotConfig,
  type SymbolWeights,
} from './config.ts';

/** Marker for a cell without a symbol. */
export const NOTHING = 255;

/**
 * Slot configuration compiled for the engine. Symbols and cells are numbers. Pays are hundredths of the whole stake.
 */
export interface CompiledSlot {
  config: SlotConfig;
  cols: number;
  /** Cells per reel in the board's arrays: cell = reel × stride + row. */
  stride: number;
  /**
   * Maximum number of rows on each reel. If the number varies, the number for reel r is drawn from `heightTables[r]`.
   */
  heights: readonly number[];
  heightTables: readonly Uint8Array[] | null;
  /** Symbol keys, by the symbol's index. */
  symbols: readonly string[];
  /** Symbol number → multiplier of a wild (1 if it only substitutes), 0 for other symbols. */
  wildFactor: Int32Array;
  /** Symbol numbers of the first wild, the scatter, the coin and the orb; −1 if the game has no such symbol. */
  wild: number;
  scatter: number;
  coin: number;
  orb: number;
  payRule: SlotConfig['pay']['type'];
  /** Minimum number of symbols in a cluster or a pay-anywhere win. */
  min: number;
  /** Payouts in hundredths of the stake, indexed by `symbol × paySize + count`. */
  pays: Int32Array;
  paySize: number;
  /** `[line][reel]` → cell. */
  lines: readonly Int16Array[];
  /** Scatter payouts, indexed by scatter count, in hundredths of the stake. */
  scatterPay: readonly number[];
  sets: readonly CompiledReelSet[];
  base: CompiledMode;
  free: CompiledMode;
  freeSpins: { trigger: number[]; retrigger: number[]; multiplier: number; maxSpins: number };
  cascade: { base: Int32Array; free: Int32Array; parade: boolean; persistFs: boolean } | null;
  /** Possible values of coins and orbs, each with its weight. */
  coinValues: Choice;
  orbValues: Choice;
  expanding: Choice | null;
  growingMax: number;
  keepsWilds: boolean;
  addsOrbs: boolean;
  hold: HoldRespin | null;
  /** Maximum payout in hundredths of the stake. */
  capHundredths: number;
}

interface CompiledReelSet {
  name: string;
  /**
   * `[reel]` → symbol numbers. The first symbols of a strip are repeated at its end so that a window never wraps
   * around. Null for a cell set.
   */
  strips: readonly Uint8Array[] | null;
  /** Number of stops per reel. */
  lengths: readonly number[];
  /** Symbol numbers by reel, each repeated as many times as its weight. Null for a reel set with strips. */
  cells: readonly Uint8Array[] | null;
}

/** Reel sets of a mode, as indices into `CompiledSlot.sets`, and their weights. */
export interface CompiledMode {
  sets: readonly number[];
  weights: readonly number[];
}

/**
 * Entries with integer weights. A draw is equivalent to `table[int(table.length)]`, where `table` repeats each entry as
 * many times as its weight.
 */
export interface Choice {
  entries: readonly number[];
  weights: readonly number[];
}

/** Compiles a validated configuration. Call `validateSlot` first for readable error messages. */
export function compileSlot(config: SlotConfig): CompiledSlot {
  const symbols = Object.keys(config.symbols);
  const { cols } = config.grid;
  const highest = Array.from({ length: cols }, (_, reel) => highestRows(config, reel));
  const stride = Math.max(...highest);
  const first = (kind: string) => symbols.findIndex((key) => config.symbols[key]?.kind === kind);
  const setNames = Object.keys(config.reelSets);
  const numberOf = new Map(symbols.map((key, index) => [key, index]));
  const freeSpins = featureOf(config, 'free_spins');
  const expanding = featureOf(config, 'expanding_symbol');
  const growing = featureOf(config, 'growing_wilds');
  const { cascade, pay } = config;
  const size = cols * stride + 1;
  const valuesOf = (symbol: number) => {
    const values = config.symbols[symbols[symbol] ?? '']?.values ?? {};
    return { entries: Object.keys(values).map(Number), weights: Object.values(values) };
  };
  return {
    config,
    cols,
    stride,
    heights: highest,
    heightTables: heightTables(config),
    symbols,
    wildFactor: wildFactors(config, symbols),
    wild: first('wild'),
    scatter: first('scatter'),
    coin: first('coin'),
    orb: first('orb'),
    payRule: pay.type,
    min: 'min' in pay ? pay.min : 0,
    pays: payTable(config, symbols, size),
    paySize: size,
    lines:
      pay.type === 'lines'
        ? pay.lines.map((line) => Int16Array.from(line, (row, reel) => reel * stride + row))
        : [],
    scatterPay: steps(config.symbols[symbols[first('scatter')] ?? '']?.pays, 100, size),
    sets: setNames.map((name) => compileSet(config, name, numberOf, stride)),
    base: compileMode(config.modes.base, setNames),
    free: compileMode(config.modes.fs ?? {}, setNames),
    freeSpins: {
      trigger: steps(freeSpins?.trigger, 1, size),
      retrigger: steps(freeSpins?.retrigger, 1, size),
      multiplier: freeSpins?.multiplier ?? 1,
      maxSpins: freeSpins?.maxSpins ?? 0,
    },
    cascade: cascade
      ? {
          base: Int32Array.from(cascade.ladder.base),
          free: Int32Array.from(cascade.ladder.fs),
          parade: cascade.parade ?? false,
          persistFs: cascade.persistFs,
        }
      : null,
    coinValues: valuesOf(first('coin')),
    orbValues: valuesOf(first('orb')),
    expanding: expanding
      ? {
          entries: Object.keys(expanding.weights).map((key) => numberOf.get(key) ?? -1),
          weights: Object.values(expanding.weights),
        }
      : null,
    growingMax: growing?.max ?? 0,
    keepsWilds: growing !== undefined || featureOf(config, 'sticky_wilds') !== undefined,
    addsOrbs: featureOf(config, 'multiplier_orbs') !== undefined,
    hold: featureOf(config, 'hold_respin') ?? null,
    capHundredths: config.wincap * 100,
  };
}

/** Returns, for each reel, the table used to draw its number of rows; null if the numbers of rows are fixed. */
function heightTables({ grid: { rows } }: SlotConfig): Uint8Array[] | null {
  if (typeof rows !== 'object' || !('min' in rows)) return null;
  return rows.weights.map((weights) => expand(weights.map((weight, i) => [rows.min + i, weight])));
}

/** Returns the multiplier of each wild (1 if it only substitutes), and 0 for other symbols. */
function wildFactors(config: SlotConfig, symbols: readonly string[]): Int32Array {
  return Int32Array.from(symbols, (key) => {
    const symbol = config.symbols[key];
    return symbol?.kind === 'wild' ? (symbol.multiplier ?? 1) : 0;
  });
}

/**
 * Returns the paytable of all symbols except scatters. In line and ways games, a count without an entry pays nothing.
 * In cluster and pay-anywhere games, a count without an entry pays the same as the next lower count with an entry.
 */
function payTable(config: SlotConfig, symbols: readonly string[], size: number): Int32Array {
  const table = new Int32Array(symbols.length * size);
  const factor = 100 / coinsOf(config.pay);
  const exact = config.pay.type === 'lines' || config.pay.type === 'ways';
  symbols.forEach((key, symbol) => {
    const { kind, pays } = config.symbols[key] ?? { kind: 'scatter', pays: {} };
    if (kind === 'scatter') return;
    const amounts = exact
      ? Array.from({ length: size }, (_, count) => (pays[count] ?? 0) * factor)
      : steps(pays, factor, size);
    amounts.forEach((amount, count) => (table[symbol * size + count] = Math.round(amount)));
  });
  return table;
}

/**
 * Returns the amounts times `factor`, indexed by the number of symbols. A number without an amount of its own uses the
 * amount of the next lower number. For example, six scatters then pay as much as five.
 */
function steps(
  amounts: Readonly<Record<number, number>> | undefined,
  factor: number,
  size: number,
): number[] {
  let current = 0;
  return Array.from({ length: size }, (_, count) => {
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
  config: SlotConfig,
  name: string,
  numberOf: ReadonlyMap<string, number>,
  stride: number,
): CompiledReelSet {
  const set: ReelSet = config.reelSets[name] ?? { strips: [] };
  const symbolOf = (key: string) => numberOf.get(key) ?? NOTHING;
  if ('strips' in set) {
    const circles = set.strips.map((strip) => parseStrip(strip).map(symbolOf));
    return {
      name,
      strips: circles.map((circle) => Uint8Array.from([...circle, ...circle.slice(0, stride - 1)])),
      lengths: circles.map((circle) => circle.length),
      cells: null,
    };
  }
  const perReel: readonly SymbolWeights[] = Array.isArray(set.cellWeights)
    ? (set.cellWeights as readonly SymbolWeights[])
    : Array.from({ length: config.grid.cols }, () => set.cellWeights as SymbolWeights);
  const cells = perReel.map((weights) =>
    expand(Object.entries(weights).map(([key, weight]) => [symbolOf(key), weight])),
  );
  return { name, strips: null, lengths: [], cells };
}

/** Returns the values in the given order, each repeated `weight` times. */
function expand(entries: readonly (readonly [value: number, weight: number])[]): Uint8Array {
  return Uint8Array.from(
    entries.flatMap(([value, weight]) => new Array<number>(weight).fill(value)),
  );
}
