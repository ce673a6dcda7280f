import { TRAVEL_WHEEL } from '@wl/games/engines/travel-wheel/rules';
import { payoutCents } from '@wl/games/money';
import type { RoundEvent } from '@wl/games/round';
import { travelWheel } from '@wl/games/tables/travel-wheel';
import type { Stakes } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';

type Result = ShownTable['results'][number];

/** Position at which the wheel stopped after one spin. */
export interface Stop {
  /** Index of the segment below the pointer. */
  segment: number;
  /** Text on the segment: odds such as `13`, or a multiplier such as `x4`. */
  shows: string;
  /** Product of the round's multipliers so far. */
  multiplier: number;
}

/** Returns a round's stops in order. Only the last stop is a number. */
export const stopsOf = (result: Result): readonly Stop[] =>
  (result.events as unknown as RoundEvent[]).flatMap((event) =>
    event.type === 'wheel_stopped'
      ? [{ segment: event.segment, shows: event.shows, multiplier: event.multiplier }]
      : [],
  );

/** Returns the last stop of a round. This stop determines the outcome of the bets. */
export function lastStopOf(result: Result): Stop {
  const stop = stopsOf(result).at(-1);
  if (!stop) throw new Error(`round ${result.round} has no spin`);
  return stop;
}

/** Returns true if the segment is a multiplier, after which the wheel spins again. */
export const isMultiplier = ({ shows }: Pick<Stop, 'shows'>): boolean => shows.startsWith('x');

/** Returns the id of the spot that wins if the round ends on this number. */
export const spotOf = ({ shows }: Pick<Stop, 'shows'>): string => `pays:${shows}`;

/** Returns the payout for the stakes, in cents, for display. The server calculates the booked payout itself. */
export function payoutOf(stops: readonly Stop[], stakes: Stakes): number {
  const parts = { ...stakes };
  const spins = stops.map(({ segment }) => segment);
  return payoutCents(parts, travelWheel.settle(spins, { parts }).payouts);
}

export interface NumberCount {
  spot: string;
  times: number;
  /** Expected number of rounds that end on this number. */
  expected: number;
}

/** Counts how many of the given rounds each number decided, in the order of the spots. */
export function countStops(results: readonly Result[]): NumberCount[] {
  const last = results.map((result) => spotOf(lastStopOf(result)));
  const numbers = TRAVEL_WHEEL.segments.filter((shows) => !isMultiplier({ shows }));
  return travelWheel.spots.map((spot) => ({
    spot,
    times: last.filter((one) => one === spot).length,
    expected:
      (results.length * numbers.filter((shows) => spotOf({ shows }) === spot).length) /
      numbers.length,
  }));
}
