import type { Measurement } from '../measurement.ts';
import type { SlotConfig } from './config.ts';
import { payDistribution } from './distribution.ts';
import type { SlotGame } from './game.ts';
import { SlotMachine } from './machine.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { fingerprint, needsMeasuring } from './measure.ts';

/**
 * Payout distribution of a slot's rounds without a bonus buy, stored in `generated/pays.json`. Drawing payouts from it
 * is a hundred times faster than spinning the reels.
 */
export interface SlotPays {
  /** SHA-256 of the slot's configuration. */
  config: string;
  /** Number of simulated rounds, or 0 if the probabilities were computed from all possible boards. */
  rounds: number;
  /** Distinct payouts of one round, in hundredths of the stake, in ascending order. */
  hundredths: number[];
  /** Probability of each payout, in units of 10^-12. Apart from rounding, the values add up to 10^12. */
  chances: number[];
}

/**
 * Maximum difference between the mean of a slot's sampled payouts and its published return, as a fraction of the stake.
 * If the difference is larger, the payouts are sampled again.
 */
const MEAN_TOLERANCE = 0.0001;
const ROUNDS = 6_000_000;
const CHANCE_UNIT = 1e12;
/**
 * Threshold for merging payouts, in hundredths of the stake. A payout below the threshold always starts a new
 * group. Any other payout joins the preceding group if it exceeds the group's smallest payout by at most three percent
 * (`COARSE_STEP`).
 */
const FINE_HUNDREDTHS = 1_000;
const COARSE_STEP = 1.03;

/**
 * Returns a slot's payout distribution, computed from all possible boards or sampled. A sample misses some of the
 * largest payouts. The probabilities of sampled payouts of ten times the stake or more are therefore scaled to make the
 * mean match the published return.
 * @param returnShare the published return, as a share of the stake
 */
export function measurePays(game: SlotGame, returnShare: number, rounds = ROUNDS): SlotPays {
  const { config } = game;
  const isCounted = !needsMeasuring(config) && config.grid.cols === 3 && noScatterPays(config);
  const chances = isCounted ? countBoards(config) : drawRounds(game, rounds);
  const merged = mergeNeighbours(chances);
  if (!isCounted) meet(merged, returnShare);
  return {
    config: fingerprint(config),
    rounds: isCounted ? 0 : rounds,
    hundredths: merged.map(([hundredths]) => hundredths),
    chances: merged.map(([, chance]) => Math.round(chance * CHANCE_UNIT)),
  };
}

/** Returns the mean payout of a round without a bonus buy, as a share of the stake. */
const meanOfPays = ({ hundredths, chances }: SlotPays): number =>
  hundredths.reduce(
    (sum, pay, index) => sum + (pay / 100) * ((chances[index] ?? 0) / CHANCE_UNIT),
    0,
  );

const noScatterPays = ({ symbols, features }: SlotConfig): boolean =>
  features.length === 0 && Object.values(symbols).every(({ kind }) => kind !== 'scatter');

function countBoards(config: SlotConfig): Map<number, number> {
  const weights = Object.entries(config.modes.base);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const chances = new Map<number, number>();
  for (const [set, weight] of weights) {
    const { boards, counts } = payDistribution(config, set);
    for (const [hundredths, count] of counts) {
      const pay = Math.min(hundredths, config.wincap * 100);
      chances.set(pay, (chances.get(pay) ?? 0) + (weight / sum) * (count / boards));
    }
  }
  return chances;
}

function drawRounds({ compiled }: SlotGame, rounds: number): Map<number, number> {
  const machine = new SlotMachine(compiled);
  const random = xoshiro128(20_261_122);
  const counts = new Map<number, number>();
  for (let round = 0; round < rounds; round++) {
    const pay = machine.round(random, null);
    counts.set(pay, (counts.get(pay) ?? 0) + 1);
  }
  return new Map([...counts].map(([pay, count]) => [pay, count / rounds]));
}

/**
 * Returns the payouts in ascending order with their probabilities. Neighbouring large payouts are merged into their
 * weighted mean.
 */
function mergeNeighbours(chances: ReadonlyMap<number, number>): [number, number][] {
  const rising = [...chances].sort(([a], [b]) => a - b);
  const merged: [hundredths: number, chance: number][] = [];
  let from = 0;
  for (const [hundredths, chance] of rising) {
    const last = merged.at(-1);
    if (!last || hundredths < FINE_HUNDREDTHS || hundredths > from * COARSE_STEP) {
      merged.push([hundredths, chance]);
      from = hundredths;
      continue;
    }
    last[0] = (last[0] * last[1] + hundredths * chance) / (last[1] + chance);
    last[1] += chance;
  }
  return merged.map(([hundredths, chance]) => [Math.round(hundredths), chance]);
}

/**
 * Scales the probabilities of the large payouts so that the mean payout is `returnShare`. The probability of a zero
 * payout absorbs the difference.
 */
function meet(pays: [number, number][], returnShare: number): void {
  let small = 0;
  let large = 0;
  for (const [hundredths, chance] of pays) {
    if (hundredths < FINE_HUNDREDTHS) small += (hundredths / 100) * chance;
    else large += (hundredths / 100) * chance;
  }
  const factor = (returnShare - small) / large;
  let moved = 0;
  for (const pay of pays) {
    if (pay[0] < FINE_HUNDREDTHS) continue;
    moved += pay[1] * (factor - 1);
    pay[1] *= factor;
  }
  pays[0]![1] -= moved;
}

export const measurement: Measurement<SlotGame, SlotPays> = {
  file: 'pays.json',
  indent: 0,
  needsReturn: true,
  isCurrent: (stored, { config }, returnShare) =>
    stored.config === fingerprint(config) &&
    Math.abs(meanOfPays(stored) - returnShare) < MEAN_TOLERANCE,
  measure: (game, returnShare) => measurePays(game, returnShare),
};
