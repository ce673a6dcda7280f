import type { TrueCost } from '@wl/contract/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { simulationOf } from '@wl/world/bonuses/simulations';
import { estimate, shareInterval, WIDTH_99 } from './estimate.ts';
import { lifetimeOf } from './lifetime.ts';
import { lowestEdge } from './own-cost.ts';
import { referenceOf } from './reference.ts';

const SEED = 37;

/** Returns the number of lifetimes to simulate for an item's true-cost label in the generated table; 0 for tickets. */
export const tableLifetimes = ({ kind }: BonusTerms): number => simulationOf(kind)?.lifetimes ?? 0;

/**
 * Returns the number of lifetimes to simulate for a new edition's true-cost label: a tenth of the usual number, so that
 * the label is ready within seconds.
 */
const quickLifetimes = (terms: BonusTerms): number => tableLifetimes(terms) / 10;

/**
 * Computes the true-cost label of the given terms by simulation. The simulation takes seconds, so it runs in a worker,
 * with plain data as arguments and result. The same arguments always give the same label.
 *
 * @param gamblerLevel 0 to 5
 * @param lifetimes number of simulated lifetimes; four times as many lifetimes halve `interval`
 * @returns undefined for kinds without money (tickets)
 */
export function computeTrueCost(
  terms: BonusTerms,
  gamblerLevel: number,
  lifetimes: number = quickLifetimes(terms),
): TrueCost | undefined {
  const tactic = referenceOf(terms);
  if (!tactic) return undefined;
  const lifetime = lifetimeOf(terms, tactic, gamblerLevel);
  const { value, error, required, finishShare } = estimate(lifetime, lifetimes, SEED);
  const { depositCents, bonus } = tactic;
  return {
    turnover: Math.round(required),
    cost: Math.round(required * lowestEdge(bonus.game)),
    finish_per_10000: Math.round(finishShare * 10_000),
    finish_interval_per_10000: Math.ceil(shareInterval(finishShare, lifetimes) * 10_000),
    value: Math.round(value),
    interval: Math.ceil(error * WIDTH_99),
    reference: { deposit: depositCents, stake: bonus.stakeCents, game: bonus.game },
  };
}
