import { TRAVEL_WHEEL } from '@wl/games/engines/travel-wheel/rules';
import { isMultiplier, spotOf } from './wheel-stops.ts';

/**
 * Return to player of each spot, in percent. The analysis of the game is too large to include in a page, so a test
 * compares these figures with the analysis.
 */
const RETURNS = {
  'pays:1': 96.7740837,
  'pays:2': 96.1622587,
  'pays:6': 95.6616647,
  'pays:13': 96.1065883,
  'pays:27': 96.3290502,
} as const;

export type WheelSpot = keyof typeof RETURNS;

/** A spot's figures, as shown on the page. */
export interface SpotFigures {
  spot: WheelSpot;
  /** Number of segments that show the spot's number. */
  segments: number;
  /** Odds, as the x in "x to 1". */
  odds: number;
  /** Return to player in percent. */
  returns: number;
  /** Largest payout with the maximum multiplier, as a multiple of the stake. */
  largest: number;
}

const { segments: SEGMENTS, highest } = TRAVEL_WHEEL;

/** Figures of all spots, in ascending order of their odds. */
export const FIGURES: readonly SpotFigures[] = (Object.keys(RETURNS) as WheelSpot[]).map((spot) => {
  const odds = Number(spot.slice('pays:'.length));
  const own = SEGMENTS.filter((shows) => !isMultiplier({ shows }) && spotOf({ shows }) === spot);
  return {
    spot,
    segments: own.length,
    odds,
    returns: RETURNS[spot],
    largest: 1 + odds * highest,
  };
});

export const ALL_SEGMENTS = SEGMENTS.length;
export const MAX_MULTIPLIER = highest;
export const LARGEST_PAYOUT = Math.max(...FIGURES.map(({ largest }) => largest));
