import type { FastRandom } from '@wl/games/simulation/xoshiro';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Ending, Tactic } from '@wl/world/bonuses/simulation';
import { simulationOf } from '@wl/world/bonuses/simulations';
import { playedSlot, type PlayedSlot } from './pay-table.ts';
import { SimulatedPlay } from './simulated-play.ts';

/** Function that simulates one lifetime of an item. The same random numbers give the same outcome. */
export type Lifetime = (random: FastRandom) => Ending;

/**
 * Returns a function that simulates an item from activation to its end (decision 34), for a member who plays `tactic`.
 * The Hustler skill is omitted, because it pays no rebates while a bonus or a deposit cashback is running (decision
 * 40).
 * @param gambler level of the Gambler skill, from 0 to 5
 * @param slots source of the slots: the catalogue, unless a test passes its own
 * @throws RangeError for tickets, which involve no money
 */
export function lifetimeOf(
  terms: BonusTerms,
  tactic: Tactic,
  gambler: number,
  slots: (slug: string) => PlayedSlot = playedSlot,
): Lifetime {
  const simulation = simulationOf(terms.kind);
  if (!simulation) throw new RangeError(`${terms.kind} holds no money`);
  const play = new SimulatedPlay(tactic, gambler, slots);
  return (random) => {
    play.random = random;
    return simulation.simulate(terms, play);
  };
}
