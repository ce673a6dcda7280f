import type { GameStats } from '../../game.ts';
import type { Family } from '../family.ts';
import { someSpots, spotParts } from '../family.ts';
import { figuresOf, fourDigits, volatilityOf } from '../figures.ts';
import type { RouletteGame } from './game.ts';
import { SPOTS, wheelOf, type Spot } from './layout.ts';
import { coveredPockets, spotPay, type RouletteRules } from './rules.ts';

/**
 * Returns the statistics of a bet on one spot, computed over all pockets. Mean, standard deviation and highest payout
 * are multiples of the stake. The hit rate is a fraction from 0 to 1.
 */
export function spotStats(game: { rules: Pick<RouletteRules, 'zeros' | 'laPartage'> }, spot: Spot) {
  const { pockets } = wheelOf(game.rules.zeros);
  return figuresOf(pockets.map((pocket) => spotPay(game.rules, spot, pocket) / 100));
}

/**
 * Computes the statistics of a roulette table. Return, sigma, volatility and hit rate are those of a corner bet, the
 * reference bet (games.md §4). The highest payout multiplier is the maximum of all spots. `perBet` lists the return of
 * every kind of bet.
 */
function statsOf(game: RouletteGame): GameStats {
  const { spots } = wheelOf(game.rules.zeros);
  const reference = [...spots.values()].find((spot) => spot.kind === 'corner');
  if (!reference) throw new RangeError('the layout has no corner');
  const { mean: ofReference, sigma, hitShare } = spotStats(game, reference);
  const perBet: Record<string, number> = {};
  let highest = 0;
  for (const spot of spots.values()) {
    const { mean, best } = spotStats(game, spot);
    perBet[spot.kind] = fourDigits(mean * 100);
    highest = Math.max(highest, best);
  }
  return {
    returnPercent: fourDigits(ofReference * 100),
    method: 'exact',
    sigma: fourDigits(sigma),
    volatility: volatilityOf(sigma),
    hitPercent: fourDigits(hitShare * 100),
    maxMultiplier: highest,
    perBet,
  };
}

export const roulette: Family<RouletteGame> = {
  page: 'tables.md',
  stats: statsOf,
  spread: (game) => ({
    sigmas: Object.fromEntries(
      [...wheelOf(game.rules.zeros).spots.values()].map((spot) => [
        spot.kind,
        fourDigits(spotStats(game, spot).sigma),
      ]),
    ),
    error: 0,
  }),
  mathematics: ({ rules }) => ({ rules }),
  parts: spotParts(({ rules }, spot) => wheelOf(rules.zeros).spots.get(spot)?.kind ?? spot),
  coverage: ({ rules }, parts) =>
    coveredPockets(rules, Object.keys(parts)) / wheelOf(rules.zeros).pockets.length,
  randomBet: ({ rules }, random) =>
    someSpots([...wheelOf(rules.zeros).spots.keys()], 40, 10, random),
  sampleBet: { spots: Object.fromEntries([...SPOTS.keys()].slice(-60).map((id) => [id, 10])) },
};
