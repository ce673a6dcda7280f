import {
  coinsOf,
  featureOf,
  highestRows,
  MAX_ROUND_PAYOUT_CENTS,
  parseStrip,
  STAKE_LADDER,
  type Feature,
  type SlotConfig,
  type SymbolWeights,
} from './config.ts';
import { exactReturn, isExact } from './exact.ts';
import { MAX_REELS, MAX_ROWS } from './judge-clusters.ts';

/**
 * Returns the reasons why a configuration must not be offered to members (games.md §4 "Automatic checks"). Later checks
 * run only if the earlier ones find no faults. RTPs that need simulation are checked by tests instead.
 */
export function slotFaults(config: SlotConfig): string[] {
  const shape = [...gridFaults(config), ...symbolFaults(config), ...payFaults(config)];
  if (shape.length > 0) return shape;
  const sets = setFaults(config);
  if (sets.length > 0) return sets;
  const rest = [...modeFaults(config), ...featureFaults(config), ...moneyFaults(config)];
  return rest.length > 0 ? rest : returnFaults(config);
}

/**
 * Checks a slot's configuration.
 * @throws Error that contains the game's name and the faults that `slotFaults` found
 */
export function validateSlot(config: SlotConfig): void {
  const faults = slotFaults(config);
  if (faults.length > 0) throw new Error(`slot ${config.id}: ${faults.join('; ')}`);
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

function gridFaults({ grid: { cols, rows } }: SlotConfig): string[] {
  const faults: string[] = [];
  if (!isCount(cols) || cols > 12) faults.push(`grid: ${cols} reels`);
  const given =
    typeof rows === 'number' ? [rows] : 'min' in rows ? [rows.min, ...rows.weights.flat()] : rows;
  if (given.some((value) => !isCount(value)))
    faults.push('grid: rows are not whole numbers above 0');
  const perReel =
    typeof rows === 'number' ? cols : 'min' in rows ? rows.weights.length : rows.length;
  if (perReel !== cols) faults.push(`grid: rows for ${perReel} of ${cols} reels`);
  return faults;
}

function cellsOf(config: SlotConfig): number {
  let cells = 0;
  for (let reel = 0; reel < config.grid.cols; reel++) cells += highestRows(config, reel);
  return cells;
}

function symbolFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const symbols = Object.entries(config.symbols);
  if (symbols.length > 30) faults.push('more than 30 symbols');
  for (const kind of ['scatter', 'coin', 'orb'] as const) {
    if (symbols.filter(([, symbol]) => symbol.kind === kind).length > 1)
      faults.push(`more than one ${kind}`);
  }
  const cells = cellsOf(config);
  const runs = config.pay.type === 'lines' || config.pay.type === 'ways';
  for (const [key, { kind, pays, multiplier, values }] of symbols) {
    const highest = runs && kind !== 'scatter' ? config.grid.cols : cells;
    for (const [count, pay] of Object.entries(pays)) {
      if (!isCount(Number(count)) || Number(count) > highest) faults.push(`${key}: count ${count}`);
      if (!isCount(pay)) faults.push(`${key}: pay ${pay} is not a whole number above 0`);
    }
    const silent =
      kind === 'coin' || kind === 'orb' || (kind === 'wild' && config.pay.type !== 'lines');
    if (silent && Object.keys(pays).length > 0)
      faults.push(`${key}: a ${kind} pays nothing itself`);
    if (multiplier !== undefined && (kind !== 'wild' || !isCount(multiplier)))
      faults.push(`${key}: multiplier ${multiplier}`);
    if ((kind === 'coin' || kind === 'orb') !== (values !== undefined))
      faults.push(`${key}: values belong to coins and orbs, and these need some`);
    for (const [value, weight] of Object.entries(values ?? {})) {
      if (!isCount(Number(value)) || !isCount(weight)) faults.push(`${key}: value ${value}`);
    }
  }
  return faults;
}

function payFaults(config: SlotConfig): string[] {
  const { pay } = config;
  const wilds = Object.values(config.symbols).filter(({ kind }) => kind === 'wild');
  if (pay.type === 'lines') return lineFaults(config, pay.lines);
  const faults: string[] = [];
  if (!isCount(pay.coins)) faults.push(`pay: ${pay.coins} coins`);
  if (pay.type === 'anywhere' && wilds.length > 0) faults.push('pay anywhere knows no wilds');
  if (pay.type !== 'ways' && (!isCount(pay.min) || pay.min < 2))
    faults.push(`pay: at least ${pay.min}`);
  if (pay.type === 'ways') return faults;
  for (const [key, { kind, pays }] of Object.entries(config.symbols)) {
    if (kind !== 'pay') continue;
    if (pays[pay.min] === undefined) faults.push(`${key}: no pay for ${pay.min}`);
    if (Object.keys(pays).some((count) => Number(count) < pay.min))
      faults.push(`${key}: pays less than ${pay.min}`);
  }
  if (pay.type === 'cluster' && typeof config.grid.rows !== 'number')
    faults.push('clusters need reels of one height');
  if (
    pay.type === 'cluster' &&
    (config.grid.cols > MAX_REELS || cellsOf(config) / config.grid.cols > MAX_ROWS)
  )
    faults.push(`clusters: at most ${MAX_REELS} reels of ${MAX_ROWS} rows`);
  return faults;
}

function lineFaults(config: SlotConfig, lines: readonly (readonly number[])[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    const inside = line.every(
      (row, reel) => Number.isInteger(row) && row >= 0 && row < highestRows(config, reel),
    );
    if (line.length !== config.grid.cols || !inside)
      faults.push(`line ${index}: does not fit the grid`);
    if (seen.has(line.join())) faults.push(`line ${index}: repeats another line`);
    seen.add(line.join());
  });
  if (seen.size === 0) faults.push('no lines');
  return faults;
}

function setFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const { cols, rows } = config.grid;
  for (const [name, set] of Object.entries(config.reelSets)) {
    if ('strips' in set) {
      if (config.cascade) faults.push(`reel set ${name}: cascades need cell weights`);
      if (typeof rows === 'object' && 'min' in rows)
        faults.push(`reel set ${name}: reels of changing height need cell weights`);
      if (set.strips.length !== cols) faults.push(`reel set ${name}: ${set.strips.length} strips`);
      set.strips.forEach((strip, reel) =>
        faults.push(...stripFaults(config, `reel set ${name}, reel ${reel}`, strip, reel)),
      );
      continue;
    }
    const perReel = Array.isArray(set.cellWeights)
      ? (set.cellWeights as readonly SymbolWeights[])
      : [set.cellWeights as SymbolWeights];
    if (perReel.length !== 1 && perReel.length !== cols)
      faults.push(`reel set ${name}: cell weights for ${perReel.length} reels`);
    perReel.forEach((weights, reel) =>
      faults.push(...cellFaults(config, `reel set ${name}, reel ${reel}`, weights)),
    );
    const first = Object.keys(perReel[0] ?? {});
    if (config.pay.type === 'ways' && first.some((key) => config.symbols[key]?.kind === 'wild'))
      faults.push(`reel set ${name}: a wild on the first reel`);
  }
  return faults;
}

function cellFaults(config: SlotConfig, where: string, weights: SymbolWeights): string[] {
  const faults = Object.entries(weights).flatMap(([key, weight]) => {
    if (!config.symbols[key]) return [`${where}: unknown symbol ${key}`];
    return isCount(weight) ? [] : [`${where}: weight ${weight} of ${key}`];
  });
  if (Object.keys(weights).length === 0) faults.push(`${where}: no symbols`);
  return faults;
}

function stripFaults(config: SlotConfig, where: string, strip: string, reel: number): string[] {
  const faults: string[] = [];
  const keys = parseStrip(strip);
  const rows = highestRows(config, reel);
  if (keys.length < rows) faults.push(`${where}: too short`);
  let lastScatter = -Infinity;
  let firstScatter = Infinity;
  keys.forEach((key, stop) => {
    const symbol = config.symbols[key];
    if (!symbol) faults.push(`${where}: unknown symbol ${key}`);
    if (symbol?.kind === 'wild' && reel === 0 && config.pay.type === 'ways')
      faults.push(`${where}: a wild on the first reel`);
    if (symbol?.kind !== 'scatter') return;
    const wrapped = firstScatter + keys.length - stop;
    if (stop - lastScatter < rows || wrapped < rows) {
      faults.push(`${where}: two scatters in one window at ${stop}`);
    }
    firstScatter = Math.min(firstScatter, stop);
    lastScatter = stop;
  });
  return faults;
}

function modeFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const spins = featureOf(config, 'free_spins');
  if ((spins !== undefined) !== (config.modes.fs !== undefined)) {
    faults.push('free spins and their reel sets go together');
  }
  for (const [mode, weights] of Object.entries(config.modes)) {
    const entries = Object.entries(weights as Record<string, number>);
    if (entries.length === 0) faults.push(`mode ${mode}: no reel set`);
    for (const [name, weight] of entries) {
      if (!config.reelSets[name]) faults.push(`mode ${mode}: unknown reel set ${name}`);
      if (!isCount(weight)) faults.push(`mode ${mode}: weight ${weight}`);
    }
  }
  return faults;
}

function featureFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const kinds = config.features.map(({ kind }) => kind);
  if (new Set(kinds).size < kinds.length) faults.push('a feature stands twice');
  const has = (kind: Feature['kind']) => kinds.includes(kind);
  if (has('free_spins') && has('hold_respin'))
    faults.push('one bonus: free spins or hold-and-respin');
  for (const kind of ['sticky_wilds', 'expanding_symbol'] as const) {
    if (has(kind) && !has('free_spins')) faults.push(`${kind} needs free spins`);
  }
  const spins = featureOf(config, 'free_spins');
  if (spins && (!isCount(spins.multiplier) || !isCount(spins.maxSpins)))
    faults.push('free spins: numbers');
  if (has('sticky_wilds')) {
    if (
      Object.keys(spins?.retrigger ?? {}).length > 0 ||
      Object.keys(config.modes.fs ?? {}).length !== 1
    )
      faults.push('sticky wilds: one reel set and no retrigger');
    if (setsShow(config, config.modes.fs ?? {}, 'scatter'))
      faults.push('sticky wilds: no scatters in free spins');
  }
  const expanding = featureOf(config, 'expanding_symbol');
  if (expanding) {
    if (config.pay.type !== 'lines') faults.push('an expanding symbol needs lines');
    for (const [key, weight] of Object.entries(expanding.weights)) {
      if (config.symbols[key]?.kind !== 'pay' || !isCount(weight))
        faults.push(`expanding symbol ${key}`);
    }
  }
  const growing = featureOf(config, 'growing_wilds');
  if (growing && (config.pay.type !== 'cluster' || !config.cascade || !isCount(growing.max)))
    faults.push('growing wilds need clusters that cascade');
  const kindsShown = Object.values(config.symbols).map(({ kind }) => kind);
  if (
    has('multiplier_orbs') !== kindsShown.includes('orb') ||
    (has('multiplier_orbs') && !config.cascade)
  )
    faults.push('orbs, their feature and cascades go together');
  if (has('hold_respin') !== kindsShown.includes('coin'))
    faults.push('coins and hold-and-respin go together');
  return [...faults, ...holdFaults(config), ...cascadeFaults(config), ...buyFaults(config)];
}

function holdFaults(config: SlotConfig): string[] {
  const hold = featureOf(config, 'hold_respin');
  if (!hold) return [];
  const { trigger, respins, land, miss, full } = hold;
  const faults: string[] = [];
  if (![trigger, respins, land, miss, full].every(isCount)) faults.push('hold-and-respin: numbers');
  if (trigger > cellsOf(config)) faults.push('hold-and-respin: more coins than places');
  if (config.cascade || typeof config.grid.rows !== 'number')
    faults.push('hold-and-respin needs a still screen of one height');
  return faults;
}

function cascadeFaults({ cascade }: SlotConfig): string[] {
  if (!cascade) return [];
  const { base, fs } = cascade.ladder;
  if (base.length > 0 && fs.length > 0 && [...base, ...fs].every(isCount)) return [];
  return ['cascade: the ladder needs whole numbers above 0'];
}

function buyFaults(config: SlotConfig): string[] {
  const ids = (config.buys ?? []).map(({ id }) => id);
  const faults: string[] = new Set(ids).size < ids.length ? ['two buys of one id'] : [];
  for (const { id, cost, spins } of config.buys ?? []) {
    if (!/^[a-z][a-z_]*$/.test(id)) faults.push(`buy ${id}: a name is small letters`);
    if (!isCount(cost) || cost < 2 || !isCount(spins)) faults.push(`buy ${id}: numbers`);
    if (!featureOf(config, 'free_spins')) faults.push(`buy ${id}: there are no free spins`);
  }
  return faults;
}

/** Returns true if any reel set of a mode contains a symbol of the given kind. */
function setsShow(
  config: SlotConfig,
  mode: Readonly<Record<string, number>>,
  kind: string,
): boolean {
  return Object.keys(mode).some((name) => {
    const set = config.reelSets[name];
    const keys = !set
      ? []
      : 'strips' in set
        ? set.strips.flatMap(parseStrip)
        : [set.cellWeights].flat().flatMap((weights) => Object.keys(weights));
    return keys.some((key) => config.symbols[key]?.kind === kind);
  });
}

/**
 * Returns the faults in stakes and pays, such as a payout (stake × pay) that is not a whole number of cents, or a
 * maximum payout above `MAX_ROUND_PAYOUT_CENTS`.
 */
function moneyFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const { levels } = config.bet;
  const coins = coinsOf(config.pay);
  if (!isCount(config.wincap)) faults.push(`cap ${config.wincap}`);
  if (levels.length === 0) faults.push('no stakes');
  levels.forEach((stake, index) => {
    if (!STAKE_LADDER.includes(stake)) faults.push(`stake ${stake} is not on the house ladder`);
    if (index > 0 && stake <= (levels[index - 1] ?? 0)) faults.push('stakes must rise');
    if (stake * config.wincap > MAX_ROUND_PAYOUT_CENTS)
      faults.push(`stake ${stake}: above the cap`);
  });
  for (const [key, symbol] of Object.entries(config.symbols)) {
    const share = symbol.kind === 'scatter' ? 1 : coins;
    for (const pay of Object.values(symbol.pays)) {
      if (!Number.isInteger((pay * 100) / share)) {
        faults.push(`${key}: pay ${pay} is not whole hundredths of the stake`);
      }
      const broken = levels.find((stake) => !Number.isInteger((stake * pay) / share));
      if (broken !== undefined) faults.push(`${key}: stake ${broken} × ${pay} is not whole cents`);
    }
  }
  return faults;
}

function returnFaults(config: SlotConfig): string[] {
  const { method, target, tol } = config.rtp;
  if ((method === 'exact') !== isExact(config)) return [`the return cannot be found as ${method}`];
  if (method !== 'exact') return [];
  const { total, retriggerRate, buys } = exactReturn(config);
  if (retriggerRate >= 1) return ['free spins would never end'];
  const faults: string[] = [];
  const percent = total * 100;
  if (!(Math.abs(percent - target) <= tol))
    faults.push(`return ${percent.toFixed(4)} % is not ${target} ± ${tol} %`);
  for (const [id, share] of Object.entries(buys)) {
    if (!(Math.abs(share - total) * 100 <= BUY_TOLERANCE))
      faults.push(`buy ${id}: return ${(share * 100).toFixed(4)} % is too far from the spin's`);
  }
  return faults;
}

/** Maximum difference, in percentage points, between the RTPs of a bonus buy and a normal spin (games.md §4). */
export const BUY_TOLERANCE = 0.5;
