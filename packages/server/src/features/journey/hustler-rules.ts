/** The Hustler, pure: what rounds with cash bring back (decisions §8, decision 0040). Time is an argument. */
import {
  HUSTLER_MAX_CENTS_PER_DAY,
  HUSTLER_ROUNDS_PER_DAY,
  hustlerPercent,
} from '@wl/world/house/skills';

/** What is known of a member; `day` and what follows it are about one UTC day. */
export interface Hustler {
  level: number;
  /** Bonuses that run and deposits that are watched, by their items. */
  items: string[];
  /** `YYYY-MM-DD`; null before the first round that counted. */
  day: string | null;
  /** Rounds that counted on that day. */
  rounds: number;
  /** What they have earned, in hundred-millionths of a cent. */
  earned: number;
  /** What was paid of it. */
  paidCents: number;
}

/** Edges are published with four digits of a percent: millionths. With the percent of the skill that is 10⁻⁸. */
const EARNED_PER_CENT = 100_000_000;
const MILLIONTHS_PER_PERCENT = 10_000;

/** The UTC day of an instant, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The lowest edge a game publishes, in millionths of the stake. @param returns in percent, of all its bets */
export function lowestEdgeMillionths(returns: readonly number[]): number {
  return Math.max(0, Math.round((100 - Math.max(...returns)) * MILLIONTHS_PER_PERCENT));
}

/**
 * A settled round: what comes back of it, in cents. It counts when cash was staked, while no bonus runs and no deposit is watched,
 * and if it is among the day's first; fractions of a cent add up over the day. Changes `hustler`.
 */
export function countForHustler(
  hustler: Hustler,
  round: { cashStakeCents: number; edgeMillionths: number; at: Date },
): number {
  if (hustler.level === 0 || hustler.items.length > 0 || round.cashStakeCents <= 0) return 0;
  const day = dayOf(round.at);
  // A round told late, of a day that is closed, is not paid from another day's fifty dollars.
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
