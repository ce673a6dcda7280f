import { pocketName, SPOTS, WHEEL } from './layout.ts';

/**
 * Racetrack of a single-zero table: bets on sections of the wheel. A racetrack bet is a list of layout spots on which
 * it places chips. Settlement sees only these spots, so racetrack bets have no payouts of their own.
 */

/**
 * Number of chips that one unit of a racetrack bet places on each spot, by spot id. All chips have the same value. A
 * bet of n units places n times as many chips as a bet of one unit.
 */
export type Chips = Readonly<Record<string, number>>;

/** Maximum number of neighbours on each side of a number. */
export const MOST_NEIGHBOURS = 9;

/** Section bets of the racetrack, as offered in European casinos. */
export const SECTIONS = {
  /** The 17 wheel pockets around the zero, clockwise from 22 to 25. This bet takes nine chips. */
  voisins: {
    ...{ 'trio:0-2-3': 2, 'split:4-7': 1, 'split:12-15': 1, 'split:18-21': 1 },
    ...{ 'split:19-22': 1, 'corner:25-26-28-29': 2, 'split:32-35': 1 },
  },
  /** The 12 wheel pockets opposite the zero, clockwise from 27 to 33. This bet takes six chips. */
  tiers: {
    ...{ 'split:5-8': 1, 'split:10-11': 1, 'split:13-16': 1 },
    ...{ 'split:23-24': 1, 'split:27-30': 1, 'split:33-36': 1 },
  },
  /** The eight pockets between the voisins and tiers sections. This bet takes five chips. */
  orphelins: {
    ...{ 'straight:1': 1, 'split:6-9': 1, 'split:14-17': 1 },
    ...{ 'split:17-20': 1, 'split:31-34': 1 },
  },
} as const satisfies Record<string, Chips>;

/**
 * Returns the chips of a bet on a number and its neighbours on the wheel: one straight chip per pocket.
 * @param count neighbours on each side, 0 to 9
 * @throws RangeError for an unknown number or count
 */
export function neighbours(number: number, count: number): Chips {
  const place = WHEEL.indexOf(number);
  if (place < 0) throw new RangeError(`no pocket ${number}`);
  if (!Number.isInteger(count) || count < 0 || count > MOST_NEIGHBOURS)
    throw new RangeError(`neighbours: 0 to ${MOST_NEIGHBOURS}`);
  const around = Array.from({ length: 2 * count + 1 }, (_, step) => {
    return WHEEL[(place - count + step + WHEEL.length) % WHEEL.length]!;
  });
  return straights(around);
}

/**
 * Returns the chips of a final bet: one straight-up chip on every number that ends in the digit. Final bets on 0 to 6
 * cover four numbers, and final bets on 7 to 9 cover three.
 * @throws RangeError unless `digit` is 0 to 9
 */
export function finalBet(digit: number): Chips {
  if (!Number.isInteger(digit) || digit < 0 || digit > 9) throw new RangeError('digit: 0 to 9');
  return straights(WHEEL.filter((pocket) => pocket % 10 === digit).sort((a, b) => a - b));
}

/**
 * Returns the stake in cents for each spot id, as in the `spots` of a bet. Each chip is worth `chipCents` and is
 * placed `units` times.
 */
export function stakesOf(chips: Chips, chipCents: number, units = 1): Record<string, number> {
  return Object.fromEntries(
    Object.entries(chips).map(([spot, count]) => [spot, count * units * chipCents]),
  );
}

/** Returns the pockets covered by at least one chip, clockwise from the zero. */
export function coveredBy(chips: Chips): number[] {
  const covered = new Set(Object.keys(chips).flatMap((spot) => SPOTS.get(spot)?.pockets ?? []));
  return WHEEL.filter((pocket) => covered.has(pocket));
}

const straights = (pockets: readonly number[]): Chips =>
  Object.fromEntries(pockets.map((pocket) => [`straight:${pocketName(pocket)}`, 1]));
