import { gameBySlug } from '@wl/games/catalogue/index';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { BonusSimulation, Tactic } from '@wl/world/bonuses/simulation';
import { simulationOf } from '@wl/world/bonuses/simulations';

/**
 * Number of rounds per day that a true-cost label assumes. It corresponds to a whole evening of play, which is more
 * than most members play.
 */
const CARELESS_ROUNDS_PER_DAY = 2_000;
/**
 * Largest deposit, in cents, that a true-cost label assumes. Exception: if an item's minimum deposit is higher, its
 * label assumes that minimum.
 */
const REFERENCE_DEPOSIT_CENTS = 30_000;

/**
 * Returns the simulation for the bonus kind of these terms.
 * @throws RangeError for tickets, which involve no money
 */
export function moneyOf(terms: BonusTerms): BonusSimulation {
  const simulation = simulationOf(terms.kind);
  if (!simulation) throw new RangeError(`${terms.kind} holds no money`);
  return simulation;
}

/** Returns the smallest deposit, in cents, that earns the item's maximum bonus; 0 if no deposit is needed. */
export function fullDepositCents(terms: BonusTerms): number {
  return simulationOf(terms.kind)?.fullDepositCents(terms) ?? 0;
}

/**
 * Returns a typical member's tactic, used to compute the terms' true-cost label (decision 37). Returns undefined if
 * bonuses of this kind involve no money, or if the tactic's game is not a slot in the catalogue.
 */
export function referenceOf(terms: BonusTerms): Tactic | undefined {
  const simulation = simulationOf(terms.kind);
  if (!simulation) return undefined;
  const seat = simulation.referenceSeat(terms, (slug) => gameBySlug(slug)?.stakes[0] ?? 0);
  if (gameBySlug(seat.game)?.family !== 'slots') return undefined;
  const least = 'minDepositCents' in terms ? terms.minDepositCents : 0;
  return {
    depositCents: Math.max(Math.min(fullDepositCents(terms), REFERENCE_DEPOSIT_CENTS), least),
    first: seat,
    bonus: seat,
    roundsPerDay: CARELESS_ROUNDS_PER_DAY,
  };
}
