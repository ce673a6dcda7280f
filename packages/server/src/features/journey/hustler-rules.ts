/**
 * Rules of the Hustler skill, as pure functions: cashback on cash rounds (decisions §8, decision 0040). The current
 * time is passed as an argument.
 */
import {
  HUSTLER_MAX_CENTS_PER_DAY,
  HUSTLER_ROUNDS_PER_DAY,
  hustlerPercent,
} from '@wl/world/casino/skills';
import { utcDay } from '../../platform/utc-day.ts';

/** State of a member's Hustler skill. `day`, `rounds`, `earned` and `paidCents` refer to the same UTC day. */
export interface Hustler {
  level: number;
  /** Ids of the running bag items, whose bonus money can be staked or whose deposit is tracked for cashback. */
  items: string[];
  /** UTC day of the counts below, as `YYYY-MM-DD`; null before the first counted round. */
  day: string | null;
  /** Number of rounds on `day` that counted towards the cashback. */
  rounds: number;
  /** Cashback earned by the rounds counted on `day`, in hundred-millionths of a cent. */
  earned: number;
  /** Part of `earned` that has already been paid, in cents. */
  paidCents: number;
}

/**
 * Number of units of earned cashback in one cent. Earned cashback is the sum of stake (cents) × edge (millionths of the
 * stake) × skill percentage, so its unit is 10⁻⁸ cents. Millionths are exact, because edges are published in percent
 * with four decimal places.
 */
const EARNED_PER_CENT = 100_000_000;
const MILLIONTHS_PER_PERCENT = 10_000;

/**
 * Returns the lowest published house edge of a game, in millionths of the stake.
 * @param returns the return to player (RTP) of each of the game's bets, in percent
 */
export function lowestEdgeMillionths(returns: readonly number[]): number {
  return Math.max(0, Math.round((100 - Math.max(...returns)) * MILLIONTHS_PER_PERCENT));
}

/**
 * Counts a settled round in `hustler` and returns its cashback in whole cents. Fractions of a cent are carried over
 * within the day. A round does not count in these cases:
 * - The member lacks the skill, or the round has no cash stake.
 * - A bag item is running, that is, its bonus money can be staked or its deposit is watched for cashback.
 * - The daily round limit is reached, or a round of a later day has already been counted.
 */
export function countForHustler(
  hustler: Hustler,
  round: { cashStakeCents: number; edgeMillionths: number; at: Date },
): number {
  if (hustler.level === 0 || hustler.items.length > 0 || round.cashStakeCents <= 0) return 0;
  const day = utcDay(round.at);
  // Once a round of a later day has been counted, a round of an earlier day earns nothing. Otherwise, it would use up
  // part of the later day's limit of $50.
  if (hustler.day !== null && day < hustler.day) return 0;
  if (day !== hustler.day) Object.assign(hustler, { day, rounds: 0, earned: 0, paidCents: 0 });
  if (hustler.rounds >= HUSTLER_ROUNDS_PER_DAY) return 0;
  hustler.rounds += 1;
  hustler.earned += round.cashStakeCents * round.edgeMillionths * hustlerPercent(hustler.level);
  const dueCents = Math.min(
    HUSTLER_MAX_CENTS_PER_DAY,
    Math.floor(hustler.earned / EARNED_PER_CENT),
  );
  const cents = dueCents - hustler.paidCents;
  hustler.paidCents = dueCents;
  return cents;
}
