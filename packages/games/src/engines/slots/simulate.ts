import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { compileSlot } from './compile.ts';
import type { BonusBuy, SlotConfig } from './config.ts';
import { SlotMachine } from './machine.ts';

/** Result of a simulation. All figures are shares of a round's price unless stated otherwise. */
export interface Simulation {
  rounds: number;
  mean: number;
  /** Standard deviation of one round's payout. */
  sigma: number;
  /** Standard error of `mean`. */
  error: number;
  hitShare: number;
  /** Highest observed payout, as a multiple of the stake. */
  highest: number;
}

/** Seed and limits of a simulation, which stops at the first limit that it reaches. */
export interface SimulationLimits {
  seed: number;
  rounds?: number;
  ms?: number;
  /**
   * Target for the standard error of the mean payout, as a share of the price of a round. The simulation stops once the
   * error is this small, but not before 100,000 rounds.
   */
  error?: number;
  /** Progress callback, called every 20,000 rounds with the number of rounds played so far. */
  onProgress?: (rounds: number) => void;
}

const ROUNDS_PER_LOOK = 2_000;
/**
 * Minimum number of rounds before a simulation can stop at its target standard error. Smaller samples contain too few
 * of the rare high payouts and underestimate the standard deviation.
 */
const FEWEST_ROUNDS = 100_000;

/** Plays whole rounds of one mode: base spins, or repeated bonus buys. */
export function simulate(config: SlotConfig, limits: SimulationLimits, buy?: BonusBuy): Simulation {
  const machine = new SlotMachine(compileSlot(config));
  const stream = xoshiro128(limits.seed);
  return collect(limits, 100 * (buy?.cost ?? 1), () => machine.round(stream, null, buy));
}

function collect(limits: SimulationLimits, unit: number, play: () => number): Simulation {
  const { rounds = Infinity, ms = Infinity, error: wanted = -1 } = limits;
  const end = performance.now() + ms;
  let played = 0;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let highest = 0;
  while (played < rounds) {
    const stretch = Math.min(ROUNDS_PER_LOOK, rounds - played);
    for (let i = 0; i < stretch; i++) {
      const won = play();
      sum += won;
      squares += won * won;
      if (won > 0) hits++;
      if (won > highest) highest = won;
    }
    played += stretch;
    if (played % (10 * ROUNDS_PER_LOOK) === 0) limits.onProgress?.(played);
    const isExactEnough = played >= FEWEST_ROUNDS && errorOf(sum, squares, played) <= wanted * unit;
    if (isExactEnough || performance.now() > end) break;
  }
  const error = errorOf(sum, squares, played);
  return {
    rounds: played,
    mean: sum / played / unit,
    sigma: (error * Math.sqrt(played)) / unit,
    error: error / unit,
    hitShare: hits / played,
    highest: highest / 100,
  };
}

/** Returns the standard error of a mean, computed from the sum of the values and the sum of their squares. */
function errorOf(sum: number, squares: number, count: number): number {
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
}

/**
 * Return to player, estimated by simulating base spins and free spins separately (stratified estimate). This estimate
 * has a lower variance than an estimate from whole rounds, so far fewer rounds are needed.
 */
export interface StratifiedReturn {
  /** Mean return as a share of the stake. */
  mean: number;
  /** Standard error of the mean, as a share of the stake. */
  error: number;
  /** Number of base spins played. */
  rounds: number;
  /** Number of separately simulated rounds of free spins. */
  bonusRounds: number;
}

/**
 * Share of the permitted variance that the base spins may cause; the free spins may cause the rest. The target standard
 * error determines the permitted variance.
 */
const BASE_PART = 0.7;
const PILOT_ROUNDS = 1_000_000;

/**
 * Measures the return of a base round: the pay of the base spin plus the average value of the free spins that the base
 * spin awards. Simulates the free spins separately. Caps the base spin and the free spins separately instead of their
 * sum. The difference is negligible.
 *
 * @param error standard error to reach, as a share of the stake
 * @param known already measured values as multiples of the stake, by number of free spins
 */
export function stratifiedReturn(
  config: SlotConfig,
  {
    seed,
    error,
    known = new Map<number, Simulation>(),
  }: { seed: number; error: number; known?: ReadonlyMap<number, Simulation> },
): StratifiedReturn {
  const slot = compileSlot(config);
  const machine = new SlotMachine(slot);
  const awarded = chancesOf(machine, slot.freeSpins.trigger, seed);
  const bonusError = error * Math.sqrt((1 - BASE_PART) / Math.max(1, awarded.size));
  const worth = new Map<number, Simulation>();
  for (const [spins, chance] of awarded) {
    const wanted = { seed: seed + spins, error: bonusError / chance };
    const before = known.get(spins);
    const isEnough = before !== undefined && before.error <= wanted.error;
    const buy = { id: 'measured', cost: 1, spins };
    worth.set(spins, isEnough ? before : simulate(config, wanted, buy));
  }
  const stream = xoshiro128(seed + 1);
  const times = new Map<number, number>();
  const base = collect({ seed, error: error * Math.sqrt(BASE_PART) }, 100, () => {
    const won = Math.min(machine.spin(false, stream, null), slot.capHundredths);
    const spins = slot.freeSpins.trigger[machine.scatters()] ?? 0;
    if (spins === 0) return won;
    times.set(spins, (times.get(spins) ?? 0) + 1);
    return won + 100 * (worth.get(spins)?.mean ?? 0);
  });
  let variance = base.error ** 2;
  let bonusRounds = 0;
  for (const [spins, of] of worth) {
    variance += (((times.get(spins) ?? 0) / base.rounds) * of.error) ** 2;
    bonusRounds += of.rounds;
  }
  return { mean: base.mean, error: Math.sqrt(variance), rounds: base.rounds, bonusRounds };
}

/** Estimates, for each number of free spins that a base spin can award, the probability of that award. */
function chancesOf(
  machine: SlotMachine,
  trigger: readonly number[],
  seed: number,
): Map<number, number> {
  const stream = xoshiro128(seed);
  const times = new Map<number, number>();
  for (const spins of trigger) if (spins > 0) times.set(spins, 1);
  for (let round = 0; round < PILOT_ROUNDS; round++) {
    machine.spin(false, stream, null);
    const spins = trigger[machine.scatters()] ?? 0;
    if (spins > 0) times.set(spins, (times.get(spins) ?? 0) + 1);
  }
  return new Map([...times].map(([spins, count]) => [spins, count / PILOT_ROUNDS]));
}
