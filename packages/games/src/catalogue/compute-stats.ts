import { wheelOf, type Spot } from '../engines/roulette/layout.ts';
import type { SlotGame } from '../engines/slots/game.ts';
import type { RouletteGame } from '../engines/roulette/game.ts';
import { spotPay } from '../engines/roulette/rules.ts';
import type { BaccaratGame } from '../engines/baccarat/game.ts';
import type { BlackjackGame } from '../engines/blackjack/game.ts';
import type { KenoGame } from '../engines/keno/game.ts';
import type { SicBoGame } from '../engines/sic-bo/game.ts';
import type { ThreeCardGame } from '../engines/three-card-poker/game.ts';
import type { VideoPokerGame } from '../engines/video-poker/game.ts';
import type { Game, GameFamily, GameStats } from '../game.ts';
import { fourDigits, volatilityOf } from './figures.ts';
import {
  baccaratStats,
  blackjackStats,
  kenoStats,
  sicBoStats,
  threeCardStats,
  videoPokerStats,
} from './table-stats.ts';
import { slotStats } from './slot-stats.ts';

/** Analysis function of each game family. */
const analysts: Readonly<Partial<Record<GameFamily, (game: Game) => GameStats>>> = {
  slots: (game) => {
    const stats = slotStats(game as SlotGame);
    return { ...stats, volatility: volatilityOf(stats.sigma) };
  },
  roulette: (game) => rouletteStats(game as RouletteGame),
  baccarat: (game) => baccaratStats(game as BaccaratGame),
  'sic-bo': (game) => sicBoStats(game as SicBoGame),
  keno: (game) => kenoStats(game as KenoGame),
  blackjack: (game) => blackjackStats(game as BlackjackGame),
  'video-poker': (game) => videoPokerStats(game as VideoPokerGame),
  'three-card-poker': (game) => threeCardStats(game as ThreeCardGame),
};

/** Computes a game's statistics with the game's engine. `tools/stats.ts` writes them to `generated/stats.json`. */
export function computeStats(game: Game): GameStats {
  const analyse = analysts[game.family];
  if (!analyse) throw new RangeError(`nobody analyses the family ${game.family}`);
  return analyse(game);
}

/**
 * Returns the figures of one spot over all pockets: mean, standard deviation and highest payout as multiples of the
 * stake, and the hit rate as a share.
 */
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

/**
 * Computes the statistics of a roulette table. The reference bet is a corner (games.md §4). `perBet` lists the return
 * of every kind of bet.
 */
function rouletteStats(game: RouletteGame): GameStats {
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
