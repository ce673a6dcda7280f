import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Measurement } from '../measurement.ts';
import { isLinesConfig, type SlotConfig } from './config.ts';
import { isExact } from './exact.ts';
import type { SlotGame } from './game.ts';
import { simulate, stratifiedReturn, type Simulation } from './simulate.ts';

/**
 * Measured statistics of one mode of a slot. `mean` is a share of the price of a round, `hitShare` is a share of the
 * rounds, and `sigma` and `highest` are multiples of the stake.
 */
interface MeasuredMode {
  /** Number of rounds from which the mean and its standard error are computed. */
  rounds: number;
  /**
   * Number of additional free-spin rounds, simulated separately. The mean and standard error of a spin include them.
   */
  bonusRounds?: number;
  mean: number;
  /** Standard error of the mean, as a share of the round's price. */
  error: number;
  sigma: number;
  hitShare: number;
  highest: number;
}

/** Simulated statistics of a slot, as stored in `generated/simulated.json`. Valid until the configuration changes. */
export interface MeasuredSlot {
  /** SHA-256 of the measured configuration. */
  config: string;
  spin: MeasuredMode;
  buys: Record<string, MeasuredMode>;
}

/**
 * Returns true if any statistic of the slot needs simulation, even if its return is known exactly. Three-reel slots
 * without a bonus need no simulation, because they have few enough boards to evaluate all of them.
 */
export const needsMeasuring = (config: SlotConfig): boolean =>
  !isLinesConfig(config) &&
  !(isExact(config) && config.grid.cols === 3 && config.features.length === 0);

/** Returns the fingerprint of a configuration. If the fingerprint changes, the slot must be measured again. */
export const fingerprint = (config: SlotConfig): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(config))));

/** Standard error that corresponds to a 95% confidence interval of ± 0.1 percentage points. */
const RETURN_ERROR = 0.001 / 1.96;

/**
 * Measures every mode of a slot. If a return cannot be computed exactly, it is simulated to ± 0.1 percentage points,
 * which takes minutes. Base spins and free spins are simulated separately and then combined (`stratifiedReturn`),
 * because separate simulations need fewer rounds. The other statistics come from `rtp.rounds / 4` complete rounds.
 */
function measureSlot(config: SlotConfig): MeasuredSlot {
  const isSimulated = !isExact(config);
  const rtp = config.rtp.method === 'mc' ? config.rtp : { seed: 2026, rounds: 8_000_000 };
  const whole = simulate(config, { seed: rtp.seed, rounds: rtp.rounds / 4 });
  const buys: Record<string, MeasuredMode> = {};
  const known = new Map<number, Simulation>();
  for (const buy of config.buys ?? []) {
    const until = isSimulated ? { error: RETURN_ERROR } : { rounds: Math.ceil(rtp.rounds / 30) };
    const measured = simulate(config, { seed: rtp.seed + 2, ...until }, buy);
    buys[buy.id] = { ...measured, sigma: measured.sigma * buy.cost };
    const { mean, error } = measured;
    known.set(buy.spins, { ...measured, mean: mean * buy.cost, error: error * buy.cost });
  }
  const spin = isSimulated
    ? stratifiedReturn(config, { seed: rtp.seed + 1, error: RETURN_ERROR, known })
    : {};
  return { config: fingerprint(config), spin: { ...whole, ...spin }, buys };
}

export const measurement: Measurement<SlotGame, MeasuredSlot> = {
  file: 'simulated.json',
  indent: 1,
  isNeeded: ({ config }) => needsMeasuring(config),
  isCurrent: (stored, { config }) => stored.config === fingerprint(config),
  measure: ({ config }) => measureSlot(config),
};
