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

/** No symbol: the mark of a cell that holds nothing. */
export const NOTHING = 255;

/** A configuration as the engine reads it: symbols and cells are numbers, pays are hundredths of the whole stake. */
export interface CompiledSlot {
  config: SlotConfig;
  cols: number;
  /** Cells of a reel in the board's arrays: cell = reel × stride + row. */
  stride: number;
  /** Rows per reel, or how they are drawn: `tables[reel][int(length)]` rows. */
  heights: readonly number[];
  heightTables: readonly Uint8Array[] | null;
  /** Symbol number → key. */
  symbols: readonly string[];
  /** Symbol number → what it multiplies by as a wild (1 when it only stands in), 0 when it is none. */
  wildFactor: Int32Array;
  /** The first wild, the scatter, the coin, the orb: symbol numbers, or −1. */
  wild: number;
  scatter: number;
  coin: number;
  orb: number;
  payRule: SlotConfig['pay']['type'];
  /** Fewest symbols of a cluster or of a pay-anywhere win. */
  min: number;
  /** `[symbol × paySize + count]` → hundredths of the stake. */
  pays: Int32Array;
  paySize: number;
  /** `[line][reel]` → cell. */
  lines: readonly Int16Array[];
  /** `[count]` → hundredths of the stake. */
  scatterPay: readonly number[];
  sets: readonly CompiledReelSet[];
  base: CompiledMode;
  free: CompiledMode;
  freeSpins: { trigger: number[]; retrigger: number[]; multiplier: number; maxSpins: number };
  cascade: { base: Int32Array; free: Int32Array; parade: boolean; persistFs: boolean } | null;
  /** Values of coins and of orbs by weight. */
  coinValues: Choice;
  orbValues: Choice;
  expanding: Choice | null;
  growingMax: number;
  keepsWilds: boolean;
  addsOrbs: boolean;
  hold: HoldRespin | null;
  /** Largest payout in hundredths of the stake. */
  capHundredths: number;
}

interface CompiledReelSet {
  name: string;
  /** `[reel]` → symbol numbers, repeated at the end so that a window never wraps; null for a cell set. */
  strips: readonly Uint8Array[] | null;
  /** Number of stops per reel. */
  lengths: readonly number[];
  /** `[reel]` → symbol numbers, each as often as its weight; null for a strip set. */
  cells: readonly Uint8Array[] | null;
}

/** Reel sets of a mode (indices into `sets`) and their weights. */
export interface CompiledMode {
  sets: readonly number[];
  weights: readonly number[];
}

/** Entries by integer weight: entry `table[int(table.length)]`, the same as walking the weights from the first. */
export interface Choice {
  entries: readonly number[];
  weights: readonly number[];
}

/** Translates a validated configuration; call `validateSlot` first for errors in words. */
export function compileSlot(config: SlotConfig): CompiledSlot {
  const symbols = Object.keys(config.symbols);
  const { cols, rows } = config.grid;
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
    heightTables:
      typeof rows === 'object' && 'min' in rows
        ? rows.weights.map((weights) => expand(weights.map((weight, i) => [rows.min + i, weight])))
        : null,
    symbols,
    wildFactor: Int32Array.from(symbols, (key) => {
      const symbol = config.symbols[key];
      return symbol?.kind === 'wild' ? (symbol.multiplier ?? 1) : 0;
    }),
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

/** Lines and ways pay exact counts, clusters and pay-anywhere a count or the entry below it. Scatters stand apart. */
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

/** `[count]` → amount, where a count without an entry takes the entry below it: six scatters pay like five. */
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

/** Each value as often as its weight, in order. */
function expand(entries: readonly (readonly [value: number, weight: number])[]): Uint8Array {
  return Uint8Array.from(
    entries.flatMap(([value, weight]) => new Array<number>(weight).fill(value)),
  );
}
