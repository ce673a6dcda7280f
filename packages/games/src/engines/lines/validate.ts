import { exactReturn } from './closed-form.ts';
import { parseStrip } from './compile.ts';
import { MAX_ROUND_PAYOUT_CENTS, STAKE_LADDER, type SlotConfig } from './config.ts';

/**
 * Every reason why a configuration must not be offered to members, in words; empty when it may.
 * Source of the rules: games.md §4 "Automatic checks".
 */
export function slotFaults(config: SlotConfig): string[] {
  const shape = [...symbolFaults(config), ...lineFaults(config), ...stripFaults(config)];
  if (shape.length > 0) return shape;
  return [...modeFaults(config), ...moneyFaults(config), ...returnFaults(config)];
}

/** @throws Error naming the game and all faults. */
export function validateSlot(config: SlotConfig): void {
  const faults = slotFaults(config);
  if (faults.length > 0) throw new Error(`slot ${config.id}: ${faults.join('; ')}`);
}

const isCount = (value: number) => Number.isInteger(value) && value > 0;

function symbolFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const { cols, rows } = config.grid;
  const kinds = Object.values(config.symbols).map((symbol) => symbol.kind);
  for (const kind of ['wild', 'scatter'] as const) {
    if (kinds.filter((each) => each === kind).length > 1) faults.push(`more than one ${kind}`);
  }
  for (const [key, symbol] of Object.entries(config.symbols)) {
    const highest = symbol.kind === 'scatter' ? cols * rows : cols;
    for (const [count, pay] of Object.entries(symbol.pays)) {
      if (!isCount(Number(count)) || Number(count) > highest) faults.push(`${key}: count ${count}`);
      if (!isCount(pay)) faults.push(`${key}: pay ${pay} is not a whole number above 0`);
    }
  }
  return faults;
}

function lineFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const { cols, rows } = config.grid;
  const seen = new Set<string>();
  config.pay.lines.forEach((line, index) => {
    const inside = line.every((row) => Number.isInteger(row) && row >= 0 && row < rows);
    if (line.length !== cols || !inside) faults.push(`line ${index}: does not fit the grid`);
    if (seen.has(line.join())) faults.push(`line ${index}: repeats another line`);
    seen.add(line.join());
  });
  if (seen.size === 0) faults.push('no lines');
  return faults;
}

function stripFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const { cols, rows } = config.grid;
  for (const [name, set] of Object.entries(config.reelSets)) {
    if (set.strips.length !== cols) faults.push(`reel set ${name}: ${set.strips.length} strips`);
    set.strips.forEach((strip, reel) => {
      const keys = parseStrip(strip);
      if (keys.length < rows) faults.push(`reel set ${name}, reel ${reel}: too short`);
      let lastScatter = -Infinity;
      let firstScatter = Infinity;
      keys.forEach((key, stop) => {
        const symbol = config.symbols[key];
        if (!symbol) faults.push(`reel set ${name}, reel ${reel}: unknown symbol ${key}`);
        if (symbol?.kind !== 'scatter') return;
        const wrapped = firstScatter + keys.length - stop;
        if (stop - lastScatter < rows || wrapped < rows) {
          faults.push(`reel set ${name}, reel ${reel}: two scatters in one window at ${stop}`);
        }
        firstScatter = Math.min(firstScatter, stop);
        lastScatter = stop;
      });
    });
  }
  return faults;
}

function modeFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  if (config.features.length > 1) faults.push('at most one free-spins feature');
  if (config.features.length > 0 !== (config.modes.fs !== undefined)) {
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
  for (const feature of config.features) {
    if (!isCount(feature.multiplier) || !isCount(feature.maxSpins))
      faults.push('free spins: numbers');
  }
  return faults;
}

/** Every stake times every pay must be whole cents, and the highest payout within the house's limit. */
function moneyFaults(config: SlotConfig): string[] {
  const faults: string[] = [];
  const { levels } = config.bet;
  const lines = config.pay.lines.length;
  if (levels.length === 0) faults.push('no stakes');
  levels.forEach((stake, index) => {
    if (!STAKE_LADDER.includes(stake)) faults.push(`stake ${stake} is not on the house ladder`);
    if (index > 0 && stake <= (levels[index - 1] ?? 0)) faults.push('stakes must rise');
    if (stake * config.wincap > MAX_ROUND_PAYOUT_CENTS)
      faults.push(`stake ${stake}: above the cap`);
  });
  for (const [key, symbol] of Object.entries(config.symbols)) {
    const share = symbol.kind === 'scatter' ? 1 : lines;
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
  const { total, retriggerRate } = exactReturn(config);
  if (retriggerRate >= 1) return ['free spins would never end'];
  const percent = total * 100;
  if (Math.abs(percent - config.rtp.target) <= config.rtp.tol) return [];
  return [`return ${percent.toFixed(4)} % is not ${config.rtp.target} ± ${config.rtp.tol} %`];
}
