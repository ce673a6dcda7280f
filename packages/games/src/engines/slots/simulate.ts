import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { compileSlot } from './compile.ts';
import type { BonusBuy, SlotConfig } from './config.ts';
import { SlotMachine } from './machine.ts';

/** Sums of a simulation; add more rounds whenever there is time. All figures are shares of what was paid for a round. */
export interface Simulation {
  rounds: number;
  mean: number;
  /** Standard deviation of one round. */
  sigma: number;
  /** Standard error of the mean. */
  error: number;
  hitShare: number;
  /** Highest payout seen, in stakes. */
  highest: number;
}

/** When to stop: after `rounds` rounds or after `ms` milliseconds, whichever comes first. */
export interface SimulationLimits {
  seed: number;
  rounds?: number;
  ms?: number;
  /** Called every 20,000 rounds or so. */
  onProgress?: (rounds: number) => void;
}

const ROUNDS_PER_LOOK = 2_000;

/** Plays whole rounds of one mode: base spins, or a bonus bought again and again. */
export function simulate(config: SlotConfig, limits: SimulationLimits, buy?: BonusBuy): Simulation {
  const machine = new SlotMachine(compileSlot(config));
  const stream = xoshiro128(limits.seed);
  return collect(limits, 100 * (buy?.cost ?? 1), () => machine.round(stream, null, buy));
}

function collect(limits: SimulationLimits, unit: number, play: () => number): Simulation {
  const { rounds = Infinity, ms = Infinity } = limits;
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
    if (performance.now() > end) break;
  }
  const mean = sum / played;
  const sigma = Math.sqrt(Math.max(0, squares / played - mean * mean));
  return {
    rounds: played,
    mean: mean / unit,
    sigma: sigma / unit,
    error: sigma / unit / Math.sqrt(played),
    hitShare: hits / played,
    highest: highest / 100,
  };
}

/** A return put together from parts that vary less than whole rounds, so that far fewer are needed. */
export interface StratifiedReturn {
  /** Share of the stake. */
  mean: number;
  /** Standard error of the mean. */
  error: number;
  /** Return of the base spin alone. */
  base: number;
  /** Chance of the free spins, and what they are worth on average. */
  triggerChance: number;
  bonusWorth: number;
}

/**
 * Return of a base round as base spin plus chance of free spins times their worth, measured apart. Ignores that the cap
 * holds for both together. Games without free spins have only the first part.
 */
export function stratifiedReturn(
  config: SlotConfig,
  { seed, rounds = 1_000_000 }: { seed: number; rounds?: number },
): StratifiedReturn {
  const slot = compileSlot(config);
  const machine = new SlotMachine(slot);
  const stream = xoshiro128(seed);
  const awarded = new Map<number, number>();
  const base = collect({ seed, rounds }, 100, () => {
    const won = machine.spin(false, stream, null);
    const spins = slot.freeSpins.trigger[machine.scatters()] ?? 0;
    if (spins > 0) awarded.set(spins, (awarded.get(spins) ?? 0) + 1);
    return Math.min(won, slot.capHundredths);
  });
  let bonus = 0;
  let variance = base.error ** 2;
  let triggered = 0;
  const triggers = [...awarded.values()].reduce((sum, times) => sum + times, 0);
  for (const [spins, times] of awarded) {
    const chance = times / base.rounds;
    const buy = { id: 'measured', cost: 1, spins };
    // Seldom awards matter less and are measured less.
    const share = Math.max(0.05, times / triggers);
    const worth = collect({ seed, rounds: Math.ceil((rounds / 40) * share) }, 100, () =>
      machine.round(stream, null, buy),
    );
    triggered += chance;
    bonus += chance * worth.mean;
    variance += (chance * worth.error) ** 2 + (worth.mean ** 2 * chance) / base.rounds;
  }
  return {
    mean: base.mean + bonus,
    error: Math.sqrt(variance),
    base: base.mean,
    triggerChance: triggered,
    bonusWorth: triggered > 0 ? bonus / triggered : 0,
  };
}
