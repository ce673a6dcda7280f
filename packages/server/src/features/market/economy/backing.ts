import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Tactic } from '@wl/world/bonuses/simulation';
import { simulationOf } from '@wl/world/bonuses/simulations';
import { CENTS_PER_COIN } from '@wl/world/casino/coins';
import { negotiatedCoins } from '@wl/world/casino/skills';
import { bestTactic, type Search } from './best-tactic.ts';
import { WIDTH_99 } from './estimate.ts';

/**
 * Returns the backing of an item, in cents: the casino's average net revenue from the play needed to earn the item's
 * price.
 * @param negotiator level of the member's Negotiator skill, which reduces the price
 */
export function backingCents(priceCoins: number, negotiator: number): number {
  return negotiatedCoins(priceCoins, negotiator) * CENTS_PER_COIN;
}

/**
 * Skill levels of a bonus abuser, from 0 to 5 (decisions §8). The Hustler skill is omitted because it pays nothing
 * while a bonus runs (decision 40).
 */
export interface AbuserSkills {
  gambler: number;
  negotiator: number;
}

export interface EconomyWarning {
  /** Lower bound of the item's value (99% confidence interval) minus its backing, in cents. */
  excessCents: number;
  valueCents: number;
  backingCents: number;
  skills: AbuserSkills;
  /** Best tactic that the simulation found. On average, it earns a member `valueCents`. */
  tactic: Tactic;
}

/**
 * Skill levels for which items are checked: both skills at their lowest level, and both at their highest level. All
 * other combinations are in between.
 */
const EXTREMES: readonly AbuserSkills[] = [
  { gambler: 0, negotiator: 0 },
  { gambler: 5, negotiator: 5 },
];
const COARSE_LIFETIMES = 12;
const SEED = 4711;

/**
 * Returns a warning for staff if an item, played with the best tactic, is worth more to a member than it costs to earn
 * the item's price in Coins. The simulation takes several seconds, so call this function in a worker. The same
 * arguments give the same result.
 * @param withoutBonusMoney slots that staff excluded from bonus money
 * @returns undefined if no warning is needed; always undefined for item kinds without a simulation, such as tickets
 */
export function economyWarning(
  terms: BonusTerms,
  priceCoins: number,
  withoutBonusMoney: readonly string[] = [],
): EconomyWarning | undefined {
  if (!simulationOf(terms.kind)) return undefined;
  const search: Search = { seed: SEED, lifetimes: COARSE_LIFETIMES, withoutBonusMoney };
  const warnings = EXTREMES.map((skills): EconomyWarning => {
    const { tactic, estimate } = bestTactic(terms, skills.gambler, search);
    const backing = backingCents(priceCoins, skills.negotiator);
    return {
      excessCents: Math.floor(estimate.value - estimate.error * WIDTH_99 - backing),
      valueCents: Math.round(estimate.value),
      backingCents: backing,
      skills,
      tactic,
    };
  });
  const [worst] = warnings.toSorted((a, b) => b.excessCents - a.excessCents);
  return worst && worst.excessCents > 0 ? worst : undefined;
}
