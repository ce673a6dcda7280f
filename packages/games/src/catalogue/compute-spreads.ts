import type { BaccaratGame } from '../engines/baccarat/game.ts';
import type { BlackjackGame } from '../engines/blackjack/game.ts';
import type { RouletteGame } from '../engines/roulette/game.ts';
import { wheelOf } from '../engines/roulette/layout.ts';
import type { SicBoGame } from '../engines/sic-bo/game.ts';
import { BUY_PART, SPIN_PART, type SlotGame } from '../engines/slots/game.ts';
import type { ThreeCardGame } from '../engines/three-card-poker/game.ts';
import type { Game, GameFamily, GameStats } from '../game.ts';
import { spotStats } from './compute-stats.ts';
import { fourDigits } from './figures.ts';
import { needsMeasuring } from './measure-slot.ts';
import { measuredOf } from './slot-stats.ts';
import {
  baccaratBets,
  blackjackBets,
  measuredHandOf,
  sicBoBets,
  threeCardBets,
  type BetsFigures,
} from './table-stats.ts';

/**
 * Spread of a game's round results around the published return. Only return monitoring needs it, so browsers do not
 * load it. `tools/stats.ts` writes it to `generated/spreads.json`.
 */
export interface GameSpread {
  /** Standard deviation of one round for each bet (names as in `perBet`), as a share of the bet's price. */
  sigmas: Record<string, number>;
  /** Standard error of the published return, as a share; 0 if the return is exact. */
  error: number;
}

/** Name of the bet in games with only one bet. */
export const ONLY_BET = 'bet';

const figuresOf = (bets: BetsFigures): GameSpread => ({
  sigmas: Object.fromEntries([...bets].map(([name, { sigma }]) => [name, fourDigits(sigma)])),
  error: 0,
});

const families: Readonly<
  Partial<Record<GameFamily, (game: Game, stats: GameStats) => GameSpread>>
> = {
  slots: (game, stats) => slotSpread(game as SlotGame, stats),
  roulette: (game) => rouletteSpread(game as RouletteGame),
  baccarat: (game) => figuresOf(baccaratBets(game as BaccaratGame)),
  'sic-bo': (game) => figuresOf(sicBoBets(game as SicBoGame)),
  'three-card-poker': (game) => figuresOf(threeCardBets(game as ThreeCardGame)),
  blackjack: (game) => ({
    ...figuresOf(blackjackBets(game as BlackjackGame)),
    error: measuredHandOf(game as BlackjackGame).error,
  }),
};

/**
 * Returns a game's spread, computed with the game's engine. For families without a separate computation, it is copied
 * from `stats`.
 */
export function computeSpread(game: Game, stats: GameStats): GameSpread {
  const analyse = families[game.family];
  return analyse?.(game, stats) ?? { sigmas: { [ONLY_BET]: stats.sigma }, error: 0 };
}

function slotSpread({ config, slug }: SlotGame, { sigma, method }: GameStats): GameSpread {
  const sigmas: Record<string, number> = { [SPIN_PART]: sigma };
  if (!needsMeasuring(config)) return { sigmas, error: 0 };
  const { spin, buys } = measuredOf(slug);
  // The measured deviation is a multiple of the stake, but the spread is a share of the price.
  for (const { id, cost } of config.buys ?? [])
    sigmas[`${BUY_PART}${id}`] = fourDigits((buys[id]?.sigma ?? 0) / cost);
  const errors = [spin, ...Object.values(buys)].map(({ error }) => error);
  return { sigmas, error: method === 'exact' ? 0 : Math.max(...errors) };
}

function rouletteSpread(game: RouletteGame): GameSpread {
  const sigmas: Record<string, number> = {};
  for (const spot of wheelOf(game.rules.zeros).spots.values())
    sigmas[spot.kind] = fourDigits(spotStats(game, spot).sigma);
  return { sigmas, error: 0 };
}
