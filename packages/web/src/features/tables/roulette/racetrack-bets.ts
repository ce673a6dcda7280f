import { pocketName, WHEEL } from '@wl/games/engines/roulette/layout';
import {
  coveredBy,
  finalBet,
  neighbours,
  SECTIONS,
  stakesOf,
} from '@wl/games/engines/roulette/racetrack';
import type { Stakes } from '../../play/index.ts';
import { centsOf } from '../bet-sums.ts';

export type Section = keyof typeof SECTIONS;

/** Bet on the racetrack. It places chips on several spots of the layout. */
export type TrackBet =
  | { kind: 'section'; section: Section }
  | { kind: 'number'; number: number }
  | { kind: 'final'; digit: number };

/** Stakes and totals of a racetrack bet at the chosen chip value. */
export interface PricedBet {
  stakes: Stakes;
  chips: number;
  cents: number;
  /** Numbers that the bet covers, as printed. */
  covered: ReadonlySet<string>;
}

/**
 * Returns the stakes and totals of a racetrack bet, and the numbers that the bet covers.
 * @param sides number of neighbours on each side of a number
 * @param chipCents value of one chip
 */
export function priceOf(bet: TrackBet, sides: number, chipCents: number): PricedBet {
  const chips =
    bet.kind === 'section'
      ? SECTIONS[bet.section]
      : bet.kind === 'number'
        ? neighbours(bet.number, sides)
        : finalBet(bet.digit);
  const stakes = stakesOf(chips, chipCents);
  return {
    stakes,
    chips: centsOf(chips),
    cents: centsOf(stakes),
    covered: new Set(coveredBy(chips).map(pocketName)),
  };
}

/** Numbers on the four sides of the racetrack, clockwise from the first number of the upper side. */
export const SIDES = {
  upper: WHEEL.slice(4, 17),
  right: WHEEL.slice(17, 23),
  lower: WHEEL.slice(23, 36),
  left: [...WHEEL.slice(36), ...WHEEL.slice(0, 4)],
} as const;

/** Returns the next number on the wheel, clockwise for `step` 1 and anticlockwise for -1. */
export function nextOnWheel(number: number, step: 1 | -1): number {
  const place = WHEEL.indexOf(number) + step + WHEEL.length;
  return WHEEL[place % WHEEL.length] ?? 0;
}
