import type { SlotConfig } from '../engines/slots/config.ts';
import type { SlotGame } from '../engines/slots/game.ts';
import type { RouletteGame } from '../engines/roulette/game.ts';
import type { BaccaratGame } from '../engines/baccarat/game.ts';
import type { BlackjackGame } from '../engines/blackjack/game.ts';
import type { KenoGame } from '../engines/keno/game.ts';
import type { SicBoGame } from '../engines/sic-bo/game.ts';
import type { ThreeCardGame } from '../engines/three-card-poker/game.ts';
import type { VideoPokerGame } from '../engines/video-poker/game.ts';
import type { Game, GameFamily } from '../game.ts';

/**
 * Returns the data from which rounds of the given games can be recomputed without the engine's code, keyed by
 * `slug:mathVersion`. `tools/stats.ts` publishes the data as `docs/fairness/games.json`, which
 * `docs/fairness/verify.py` reads.
 */
export function publicMathematics(games: readonly Game[]): Record<string, unknown> {
  return Object.fromEntries(
    games.map((game) => [`${game.slug}:${game.mathVersion}`, mathematicsOf(game)]),
  );
}

/** Functions by game family. Each returns a game's published mathematics. */
const publishers: Readonly<Partial<Record<GameFamily, (game: Game) => object>>> = {
  slots: (game) => ({ config: tidy((game as SlotGame).config) }),
  roulette: (game) => ({ rules: (game as RouletteGame).rules }),
  baccarat: (game) => ({ rules: (game as BaccaratGame).rules }),
  'sic-bo': (game) => ({ rules: (game as SicBoGame).rules }),
  keno: (game) => ({ rules: (game as KenoGame).rules }),
  blackjack: (game) => ({ rules: (game as BlackjackGame).rules }),
  'video-poker': (game) => ({ rules: (game as VideoPokerGame).rules }),
  'three-card-poker': (game) => ({ rules: (game as ThreeCardGame).rules }),
};

function mathematicsOf(game: Game): unknown {
  const publish = publishers[game.family];
  if (!publish) throw new RangeError(`nobody publishes the family ${game.family}`);
  return { family: game.family, ...publish(game) };
}

/** Puts each strip on one line so that the published file is readable. */
function tidy(config: SlotConfig): SlotConfig {
  const reelSets = Object.fromEntries(
    Object.entries(config.reelSets).map(([name, set]) => [
      name,
      'strips' in set
        ? { strips: set.strips.map((strip) => strip.trim().replaceAll(/\s+/g, ' ')) }
        : set,
    ]),
  );
  return { ...config, reelSets };
}
