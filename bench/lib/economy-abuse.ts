import { estimate } from '../../packages/server/src/features/market/economy/estimate.ts';
import type { Ending } from '../../packages/world/src/bonuses/simulation.ts';
import { ownCost } from '../../packages/server/src/features/market/economy/own-cost.ts';
import { playedSlot } from '../../packages/server/src/features/market/economy/pay-table.ts';
import { Balance } from '../../packages/server/src/features/market/economy/balance.ts';
import { sit } from '../../packages/server/src/features/market/economy/session.ts';
import type { Seat } from '../../packages/world/src/bonuses/simulation.ts';
import type { FastRandom } from '../../packages/games/src/simulation/xoshiro.ts';

const DAYS = 30;
const ROUNDS = 600_000;

/**
 * Returns the value in cents of an abuse loop that needs no items. The member deposits, stakes the deposit once in the
 * game where wagering costs the least, cashes out, and keeps the rebates of the Hustler skill (level `hustler`).
 */
export const loopValue = (depositCents: number, hustler: number): number =>
  -ownCost(depositCents, hustler, DAYS);

/**
 * Returns the value in cents that a bonus has for a member who meets its whole wagering requirement with their own
 * cash. Wagering costs least in video poker, where 10% of each stake counts towards the requirement.
 */
export const grindValue = (grantedCents: number, requiredCents: number): number =>
  grantedCents - ownCost(requiredCents);

export interface Granted {
  cents: number;
  required: number;
}

/**
 * Estimates the combined value of bonuses that are granted in the given order and are active at the same time. Their
 * bonus money is staked in one game until no bonus is active.
 */
export function valueTogether(
  granted: readonly Granted[],
  seat: Seat,
  lifetimes: number,
  seed: number,
) {
  const balance = new Balance();
  const plan = { slot: playedSlot(seat.game), stakeCents: seat.stakeCents };
  const lifetime = (random: FastRandom): Ending => {
    balance.reset(0);
    for (const { cents, required } of granted) balance.grant(cents, required);
    const { luck } = sit(balance, plan, { rounds: ROUNDS, bonusesEnd: true }, random);
    const gainWithLuck = balance.cash;
    return {
      gain: gainWithLuck - luck,
      gainWithLuck,
      drawn: 0,
      granted: 0,
      required: 0,
      finished: balance.completed > 0,
    };
  };
  return estimate(lifetime, lifetimes, seed);
}

/**
 * Simulates a member who is their own affiliate and plays with large bets until the deposit is lost or has grown
 * tenfold. The affiliate receives `share` of the casino's win. If `carriesLosses` is true, the affiliate also pays the
 * same share of the casino's loss.
 */
export function selfReferral(
  {
    depositCents,
    share,
    carriesLosses,
  }: { depositCents: number; share: number; carriesLosses: boolean },
  seat: Seat,
  lifetimes: number,
  seed: number,
) {
  const balance = new Balance();
  const plan = { slot: playedSlot(seat.game), stakeCents: seat.stakeCents };
  const lifetime = (random: FastRandom): Ending => {
    balance.reset(depositCents);
    const until = { rounds: ROUNDS, cashAtLeast: 10 * depositCents };
    const { luck } = sit(balance, plan, until, random);
    const own = balance.cash - depositCents;
    const gainWithLuck = own - share * (carriesLosses ? own : Math.min(0, own));
    // If the affiliate also pays a share of the casino's losses, the combined gain is the member's own result times
    // `1 - share`. Scale `luck` (payouts minus their expected values) by the same factor.
    const gain = gainWithLuck - luck * (carriesLosses ? 1 - share : 1);
    return { gain, gainWithLuck, drawn: 0, granted: 0, required: 0, finished: false };
  };
  return estimate(lifetime, lifetimes, seed);
}
