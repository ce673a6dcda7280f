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
 * How far a game's rounds lie around its published return: what the house's watch over the returns needs and no member's browser.
 * Written to `generated/spreads.json` by `tools/stats.ts`.
 */
export interface GameSpread {
  /** Standard deviation of one round by bet, as `perBet` names them, in shares of what that bet costs. */
  sigmas: Record<string, number>;
  /** Standard error of the published return, a share: 0 where it is exact. */
  error: number;
}

/** The one bet of a game that has only one. */
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

/** The spread of a game from its engine, where it is not in the game's figures already. */
export function computeSpread(game: Game, stats: GameStats): GameSpread {
  const analyse = families[game.family];
  return analyse?.(game, stats) ?? { sigmas: { [ONLY_BET]: stats.sigma }, error: 0 };
}

function slotSpread({ config, slug }: SlotGame, { sigma, method }: GameStats): GameSpread {
  const sigmas: Record<string, number> = { [SPIN_PART]: sigma };
  if (!needsMeasuring(config)) return { sigmas, error: 0 };
  const { spin, buys } = measuredOf(slug);
  // Measured in stakes; what was paid for is the price.
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
