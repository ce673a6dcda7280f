import type { IntStream } from '../../game.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { settleSpots, type SpotBet } from '../table/spots.ts';

/** Rules of a wheel with multipliers. */
export interface TravelWheelRules {
  /**
   * Segments, clockwise. A number gives the odds (to one) of its spot; `x2` and `x4` multiply the win of the number on
   * which the round ends. Every segment is equally likely.
   */
  segments: readonly string[];
  /** Maximum multiplier of a round. Once it is reached, further multiplier segments have no effect. */
  highest: number;
}

/**
 * Segments of the travel wheel: 29, 19, 8, 4 and 2 segments pay 1, 2, 6, 13 and 27 to 1, respectively. One segment
 * multiplies by 2 and one by 4 (tables.md). Equal segments are spread out (decision 107). The 6s, 13s and 27s are
 * exactly 8, 16 and 32 segments apart. The two multipliers are opposite each other, and no two neighbours are equal.
 */
const SEGMENTS =
  'x2 2 1 2 6 1 2 1 13 2 1 2 6 1 2 1 27 1 2 1 6 1 2 1 13 1 2 1 6 1 2 1 x4 1 2 1 6 1 2 1 13 1 2 1 6 2 1 2 27 1 2 1 6 1 2 1 13 1 2 1 6 1 2 1';

/**
 * Rules of the travel wheel. At least four multiplier segments in a row are needed to reach the maximum multiplier of
 * 256. This maximum lowers the return to player of each spot by at most 0.0004 percentage points. The largest payout
 * is 27 × 256 + 1 stakes.
 */
export const TRAVEL_WHEEL: TravelWheelRules = { segments: SEGMENTS.split(' '), highest: 256 };

/**
 * Spins of one round, as the indexes of the segments at which the wheel stopped. Only the last segment is a number; the
 * others are multipliers.
 */
export type WheelSpins = readonly number[];

/** Returns the factor of a multiplier segment, or undefined for a number segment. */
export function factorOf(segment: string): number | undefined {
  return segment.startsWith('x') ? Number(segment.slice(1)) : undefined;
}

/** Returns the spot ids of a wheel in ascending order of their odds: `pays:1`, `pays:2` … */
export function wheelSpots({ segments }: TravelWheelRules): string[] {
  const numbers = new Set(
    segments.filter((segment) => factorOf(segment) === undefined).map(Number),
  );
  return [...numbers].sort((a, b) => a - b).map((odds) => `pays:${odds}`);
}

/**
 * Spins the wheel until it stops at a number. Draws one random integer per spin. All bets remain in place during the
 * spins of a round.
 */
export function spinWheel({ segments }: TravelWheelRules, stream: IntStream): WheelSpins {
  const spins: number[] = [];
  for (;;) {
    const segment = stream.int(segments.length);
    spins.push(segment);
    if (factorOf(segments[segment]!) === undefined) return spins;
  }
}

/**
 * Settles a bet on the spins of a round. The winning spot pays back its stake, plus stake × odds × multiplier. Spots
 * are settled in id order.
 */
export function settleWheel(rules: TravelWheelRules, spins: WheelSpins, bet: SpotBet): Outcome {
  const facts: RoundEvent[] = [];
  let multiplier = 1;
  let number = '';
  for (const segment of spins) {
    const shows = rules.segments[segment] ?? '';
    const factor = factorOf(shows);
    if (factor === undefined) number = shows;
    else multiplier = Math.min(multiplier * factor, rules.highest);
    facts.push({ type: 'wheel_stopped', segment, shows, multiplier });
  }
  return settleSpots(facts, Object.keys(bet.parts).sort(), (spot) => {
    return spot === `pays:${number}` ? 100 + 100 * Number(number) * multiplier : 0;
  });
}

/** Returns the share of rounds that end on one of these spots. A multiplier segment does not end the round. */
export function wheelCoverage({ segments }: TravelWheelRules, spots: readonly string[]): number {
  const numbers = segments.filter((segment) => factorOf(segment) === undefined);
  return numbers.filter((number) => spots.includes(`pays:${number}`)).length / numbers.length;
}

/**
 * Returns, for each number, a round that ends on it with the maximum multiplier. Only one number wins in a round, and
 * its win grows with the multiplier. For any stakes, one of these rounds therefore has the largest possible payout.
 */
export function largestWins({ segments, highest }: TravelWheelRules): WheelSpins[] {
  const factors = segments.map((segment) => factorOf(segment) ?? 1);
  const largest = Math.max(...factors);
  const spins: number[] = [];
  for (let multiplier = 1; multiplier < highest; multiplier *= largest)
    spins.push(factors.indexOf(largest));
  const numbers = new Set(segments.filter((segment) => factorOf(segment) === undefined));
  return [...numbers].map((number) => [...spins, segments.indexOf(number)]);
}
