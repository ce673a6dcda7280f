import { pocketName, SPOT_PAYS, SPOTS } from '@wl/games/engines/roulette/layout';
import type { RoundEvent } from '@wl/games/round';
import type { Stakes } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';

type Result = ShownTable['results'][number];

/** Returns the winning pocket of a result, and its position on the wheel. */
export function ballOf(result: Result): { pocket: string; wheelIndex: number } {
  const landed = (result.events as unknown as RoundEvent[]).find(
    (event) => event.type === 'ball_landed',
  );
  return { pocket: landed?.pocket ?? '', wheelIndex: landed?.wheelIndex ?? 0 };
}

/** Returns true if a bet on this spot wins when the ball lands in this pocket. */
const isWon = (spot: string, pocket: string) =>
  SPOTS.get(spot)?.pockets.some((number) => pocketName(number) === pocket) === true;

/** Returns the staked spots that win if the ball lands in this pocket. */
export const wonSpots = (stakes: Stakes, pocket: string): ReadonlySet<string> =>
  new Set(Object.keys(stakes).filter((spot) => isWon(spot, pocket)));

/**
 * Returns the payout, in cents, of stakes at a table without la partage. The server computes the booked payout itself.
 */
export function payoutOf(stakes: Stakes, pocket: string): number {
  return Object.entries(stakes).reduce((sum, [spot, cents]) => {
    const kind = SPOTS.get(spot)?.kind;
    return kind !== undefined && isWon(spot, pocket) ? sum + (cents * SPOT_PAYS[kind]) / 100 : sum;
  }, 0);
}

export interface NumberCount {
  number: string;
  times: number;
}

/** Returns the numbers that occurred most and least often in the given results, four each. */
export function countNumbers(results: readonly Result[]): {
  most: NumberCount[];
  least: NumberCount[];
} {
  const times = new Map(Array.from({ length: 37 }, (_, number) => [String(number), 0]));
  for (const result of results) {
    const { pocket } = ballOf(result);
    times.set(pocket, (times.get(pocket) ?? 0) + 1);
  }
  const sorted = [...times]
    .map(([number, count]) => ({ number, times: count }))
    .toSorted((a, b) => b.times - a.times || Number(a.number) - Number(b.number));
  return { most: sorted.slice(0, 4), least: sorted.slice(-4).toReversed() };
}
