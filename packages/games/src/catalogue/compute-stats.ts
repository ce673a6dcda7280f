import { analyzeSlot } from '../engines/lines/analysis.ts';
import type { LinesGame } from '../engines/lines/game.ts';
import { wheelOf, type Spot } from '../engines/roulette/layout.ts';
import type { RouletteGame } from '../engines/roulette/game.ts';
import { spotPay } from '../engines/roulette/rules.ts';
import type { Game, GameFamily, GameStats } from '../game.ts';

/** How each family is analysed. */
const analysts: Readonly<Partial<Record<GameFamily, (game: Game) => GameStats>>> = {
  lines: (game) => lineStats(game as LinesGame),
  roulette: (game) => rouletteStats(game as RouletteGame),
};

/** The figures of a game, computed from its engine. Written to `generated/stats.json` by `tools/stats.ts`. */
export function computeStats(game: Game): GameStats {
  const analyse = analysts[game.family];
  if (!analyse) throw new RangeError(`nobody analyses the family ${game.family}`);
  return analyse(game);
}

/** The volatility class of a standard deviation in stakes (games.md §4). */
export function volatilityOf(sigma: number): GameStats['volatility'] {
  if (sigma < 2.5) return 1;
  if (sigma < 3.5) return 2;
  if (sigma < 5) return 3;
  return sigma < 8 ? 4 : 5;
}

function lineStats(game: LinesGame): GameStats {
  const analysis = analyzeSlot(game.compiled);
  return {
    returnPercent: fourDigits(analysis.returnShare * 100),
    method: 'exact',
    sigma: fourDigits(analysis.sigma),
    volatility: volatilityOf(analysis.sigma),
    hitPercent: fourDigits(analysis.hitShare * 100),
    maxMultiplier: game.config.wincap,
  };
}

/** Mean, deviation and hit rate of one spot over the pockets, in stakes. */
export function spotStats(game: RouletteGame, spot: Spot) {
  const pays = wheelOf(game.rules.zeros).pockets.map(
    (pocket) => spotPay(game.rules, spot, pocket) / 100,
  );
  const mean = pays.reduce((sum, pay) => sum + pay, 0) / pays.length;
  const squares = pays.reduce((sum, pay) => sum + pay * pay, 0) / pays.length;
  return {
    mean,
    sigma: Math.sqrt(squares - mean * mean),
    hitShare: pays.filter((pay) => pay > 0).length / pays.length,
    best: Math.max(...pays),
  };
}

/** The reference bet is a corner (games.md §4). The return shown is the lowest of the table; per kind where they differ. */
function rouletteStats(game: RouletteGame): GameStats {
  const { spots } = wheelOf(game.rules.zeros);
  const reference = [...spots.values()].find((spot) => spot.kind === 'corner');
  if (!reference) throw new RangeError('the layout has no corner');
  const { sigma, hitShare } = spotStats(game, reference);
  const perBet: Record<string, number> = {};
  let lowest = Infinity;
  let highest = 0;
  for (const spot of spots.values()) {
    const { mean, best } = spotStats(game, spot);
    perBet[spot.kind] = fourDigits(mean * 100);
    lowest = Math.min(lowest, mean);
    highest = Math.max(highest, best);
  }
  return {
    returnPercent: fourDigits(lowest * 100),
    method: 'exact',
    sigma: fourDigits(sigma),
    volatility: volatilityOf(sigma),
    hitPercent: fourDigits(hitShare * 100),
    maxMultiplier: highest,
    perBet,
  };
}

function fourDigits(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
