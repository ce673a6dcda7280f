import type { BetFigures, BetsFigures } from '../figures.ts';
import { factorOf, wheelSpots, type TravelWheelRules } from './rules.ts';

/**
 * Returns, for each multiplier, the probability that a round ends with that multiplier on a particular number segment.
 * Every multiplier segment that is hit increases the multiplier, up to a maximum. The multiplier therefore has only a
 * few possible values, and their probabilities can be computed exactly.
 */
export function multiplierShares({ segments, highest }: TravelWheelRules): Map<number, number> {
  const factors = segments.flatMap((segment) => factorOf(segment) ?? []);
  const reached = new Map([[1, 1]]);
  const shares = new Map<number, number>();
  for (;;) {
    const multiplier = Math.min(...reached.keys());
    const chance = reached.get(multiplier) ?? 0;
    reached.delete(multiplier);
    if (multiplier === highest) {
      shares.set(highest, chance / (segments.length - factors.length));
      return shares;
    }
    shares.set(multiplier, chance / segments.length);
    for (const factor of factors) {
      const next = Math.min(multiplier * factor, highest);
      reached.set(next, (reached.get(next) ?? 0) + chance / segments.length);
    }
  }
}

/** Computes the exact statistics of a bet on each spot. */
export function analyzeWheel(rules: TravelWheelRules): BetsFigures {
  const shares = [...multiplierShares(rules)];
  return new Map(
    wheelSpots(rules).map((spot) => [
      spot,
      figuresOfSpot(rules, shares, spot.slice('pays:'.length)),
    ]),
  );
}

function figuresOfSpot(
  { segments, highest }: TravelWheelRules,
  shares: readonly (readonly [multiplier: number, share: number])[],
  number: string,
): BetFigures {
  const count = segments.filter((segment) => segment === number).length;
  const odds = Number(number);
  const sum = (of: (stakes: number) => number) =>
    shares.reduce((total, [by, share]) => total + count * share * of(1 + odds * by), 0);
  const mean = sum((stakes) => stakes);
  return {
    mean,
    sigma: Math.sqrt(sum((stakes) => stakes ** 2) - mean ** 2),
    hitShare: sum(() => 1),
    best: 1 + odds * highest,
  };
}

/**
 * Returns a spot's return on a wheel without a maximum multiplier, in closed form (tables.md). A spot that pays k to 1
 * on c of N segments returns c / (N − j) + c × k / (N − Σm). Here, j is the number of multiplier segments and Σm is the
 * sum of their factors.
 */
export function closedReturn(segments: readonly string[], number: string): number {
  const factors = segments.flatMap((segment) => factorOf(segment) ?? []);
  const sum = factors.reduce((total, factor) => total + factor, 0);
  const count = segments.filter((segment) => segment === number).length;
  const size = segments.length;
  return count / (size - factors.length) + (count * Number(number)) / (size - sum);
}
