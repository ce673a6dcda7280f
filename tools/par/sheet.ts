import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyzeSlot } from '@wl/games/engines/lines/analysis';
import { compileLines } from '@wl/games/engines/lines/compile';
import { enumerateBoards } from '@wl/games/engines/lines/distribution';
import { isLinesConfig, type SlotConfig } from '@wl/games/engines/slots/config';
import { payDistribution } from '@wl/games/engines/slots/distribution';
import { exactReturn, isExact } from '@wl/games/engines/slots/exact';
import { simulate } from '@wl/games/engines/slots/simulate';
import { slotFaults } from '@wl/games/engines/slots/validate';

/**
 * Results of one game mode: the base game or a bonus buy. Percentages are relative to the price of a round in this
 * mode.
 */
interface ModeSheet {
  mode: string;
  method: 'exact' | 'simulated';
  returnPercent: number;
  /** Half the width of the 95% confidence interval of a simulated return, in percentage points. */
  plusMinus?: number;
  hitPercent: number;
  /** Standard deviation of a round's payout, as a multiple of the stake. */
  sigma: number;
  /** Highest payout that occurred in the simulation, as a multiple of the stake. */
  highestSeen: number;
  rounds: number;
}

/** PAR sheet (probability accounting report) of a slot: the results of evaluating its configuration. */
export interface ParSheet {
  id: string;
  faults: string[];
  target: number;
  wincap: number;
  modes: ModeSheet[];
  /**
   * Components of the base-game return, in percent; undefined if they cannot be computed exactly from the reel strips.
   */
  parts?: Record<string, number>;
  /**
   * Exact payout distribution of each reel set: every possible payout of a board, as a multiple of the stake, with the
   * share of boards that pay it. Covers line wins or ways wins, but not scatter wins or bonuses.
   */
  distributions?: Record<string, [pay: number, share: number][]>;
}

/** Reads `config` from a module or a JSON file. @throws Error if the file contains no configuration */
export async function loadConfig(file: string): Promise<SlotConfig> {
  const full = path.resolve(file);
  const found = full.endsWith('.json')
    ? (JSON.parse(readFileSync(full, 'utf8')) as { config?: SlotConfig } & SlotConfig)
    : ((await import(pathToFileURL(full).href)) as { config?: SlotConfig });
  const config = found.config ?? (found as SlotConfig);
  if (!config.symbols || !config.reelSets) throw new Error(`${file} holds no slot configuration`);
  return config;
}

/**
 * Computes the PAR sheet of a slot.
 * @param ms simulation time per mode in milliseconds
 * @throws Error if the configuration is not playable
 */
export function evaluateSlot(config: SlotConfig, ms: number): ParSheet {
  const faults = slotFaults(config);
  // A configuration with wrong amounts or a wrong return can still be evaluated. Every other fault makes it unplayable.
  const playable = faults.every((fault) =>
    /^(return|buy|stake|stakes|.*whole|free spins would)/.test(fault),
  );
  if (!playable) throw new Error(`${config.id}:\n  ${faults.join('\n  ')}`);
  const exact = isExact(config) ? exactReturn(config) : undefined;
  const modes = [undefined, ...(config.buys ?? [])].map((buy): ModeSheet => {
    const seen = simulate(config, { seed: 2026, ms }, buy);
    const known = exact && (buy ? exact.buys[buy.id] : exact.total);
    const analysis = !buy && isLinesConfig(config) ? analyzeSlot(compileLines(config)) : undefined;
    return {
      mode: buy ? `buy ${buy.id}` : 'spin',
      method: known === undefined ? 'simulated' : 'exact',
      returnPercent: (known ?? seen.mean) * 100,
      ...(known === undefined && { plusMinus: seen.error * 196 }),
      hitPercent: (analysis?.hitShare ?? seen.hitShare) * 100,
      sigma: analysis?.sigma ?? seen.sigma * (buy?.cost ?? 1),
      highestSeen: seen.highest,
      rounds: seen.rounds,
    };
  });
  return {
    id: config.id,
    faults,
    target: config.rtp.target,
    wincap: config.wincap,
    modes,
    ...(exact && {
      parts: {
        pays: exact.basePays * 100,
        scatter: exact.baseScatter * 100,
        bonus: exact.bonus * 100,
        bonusEvery: exact.triggerChance > 0 ? 1 / exact.triggerChance : 0,
      },
      distributions: distributionsOf(config),
    }),
  };
}

function distributionsOf(config: SlotConfig): Record<string, [number, number][]> {
  const found: Record<string, [number, number][]> = {};
  Object.keys(config.reelSets).forEach((name, index) => {
    const shares = new Map<number, number>();
    if (isLinesConfig(config)) {
      const { boards, unit, counts } = enumerateBoards(compileLines(config), index);
      for (const table of counts)
        table.forEach((count, units) => {
          const at = (units * unit) / 100;
          if (count > 0) shares.set(at, (shares.get(at) ?? 0) + count / boards);
        });
    } else {
      try {
        const { boards, counts } = payDistribution(config, name);
        for (const [hundredths, count] of counts) shares.set(hundredths / 100, count / boards);
      } catch (error) {
        if (error instanceof RangeError) return;
        throw error;
      }
    }
    found[name] = [...shares].sort(([a], [b]) => a - b);
  });
  return found;
}

/**
 * Upper bounds of the payout ranges in the printed distribution, as multiples of the stake. Without ranges, the
 * distribution could have ten thousand lines.
 */
const STEPS = [0, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, Infinity];

export function printSheet(sheet: ParSheet): void {
  console.log(`${sheet.id}: target ${sheet.target} %, cap ${sheet.wincap} stakes`);
  for (const fault of sheet.faults) console.log(`  fault: ${fault}`);
  for (const mode of sheet.modes) {
    const width = mode.plusMinus === undefined ? '' : ` ± ${mode.plusMinus.toFixed(3)} (95 %)`;
    console.log(
      `  ${mode.mode}: return ${mode.returnPercent.toFixed(4)} %${width} ${mode.method}, ` +
        `hit ${mode.hitPercent.toFixed(3)} %, sigma ${mode.sigma.toFixed(3)}, ` +
        `highest ${mode.highestSeen} in ${mode.rounds} rounds`,
    );
  }
  if (sheet.parts) {
    const { pays = 0, scatter = 0, bonus = 0, bonusEvery = 0 } = sheet.parts;
    console.log(
      `  parts: pays ${pays.toFixed(4)} %, scatter ${scatter.toFixed(4)} %, bonus ${bonus.toFixed(4)} %` +
        (bonusEvery > 0 ? ` (one in ${bonusEvery.toFixed(1)})` : ''),
    );
  }
  for (const [name, shares] of Object.entries(sheet.distributions ?? {})) {
    console.log(`  reel set ${name}, pay of one board (exact):`);
    let below = -1;
    for (const step of STEPS) {
      let share = 0;
      for (const [pay, part] of shares) if (pay > below && pay <= step) share += part;
      const range = below < 0 ? '0' : `${below} < pay ≤ ${step}`;
      if (share > 0) console.log(`    ${range.padEnd(22)} ${(share * 100).toPrecision(6)} %`);
      below = step;
    }
  }
}
