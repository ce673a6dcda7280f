import type { GameStats } from '@wl/games/game';
import type { GameTexts } from '@wl/games/catalogue/texts';
import type { SlotConfig } from '@wl/games/engines/slots/config';
import type { BaccaratGame } from '@wl/games/engines/baccarat/game';
import type { BlackjackGame } from '@wl/games/engines/blackjack/game';
import type { KenoGame } from '@wl/games/engines/keno/game';
import type { RouletteGame } from '@wl/games/engines/roulette/game';
import type { SicBoGame } from '@wl/games/engines/sic-bo/game';
import type { ThreeCardGame } from '@wl/games/engines/three-card-poker/game';
import type { VideoPokerGame } from '@wl/games/engines/video-poker/game';

/** Rules of a game other than a slot; `family` determines which stage shows the game. */
export type TableGame =
  | RouletteGame
  | BaccaratGame
  | SicBoGame
  | KenoGame
  | BlackjackGame
  | VideoPokerGame
  | ThreeCardGame;

/**
 * Static data that a game needs in addition to its launch data: texts, and a slot's configuration (lines, strips,
 * pays). Each game is a separate chunk, located by the name of the game's folder. The module of a table game imports
 * the rules from an engine that similar games share.
 */
export interface GameBook {
  texts: GameTexts;
  /** Present for slots. */
  config: SlotConfig | null;
  /** Present for all games except slots. */
  game: TableGame | null;
}

const folder = '../../../../games/src/catalogue';
const texts = import.meta.glob<GameTexts>('../../../../games/src/catalogue/*/texts.ts', {
  import: 'texts',
});
const configs = import.meta.glob<SlotConfig>('../../../../games/src/catalogue/*/config.ts', {
  import: 'config',
});
const tables = import.meta.glob<TableGame>('../../../../games/src/catalogue/*/game.ts', {
  import: 'game',
});

/** Loads the book of a game; returns null if this build does not contain the game. */
async function loadBook(slug: string): Promise<GameBook | null> {
  const loadTexts = texts[`${folder}/${slug}/texts.ts`];
  if (!loadTexts) return null;
  const loadConfig = configs[`${folder}/${slug}/config.ts`];
  if (loadConfig) {
    const [gameTexts, config] = await Promise.all([loadTexts(), loadConfig()]);
    return { texts: gameTexts, config, game: null };
  }
  const [gameTexts, game] = await Promise.all([
    loadTexts(),
    tables[`${folder}/${slug}/game.ts`]?.(),
  ]);
  return { texts: gameTexts, config: null, game: game ?? null };
}

export const bookQuery = (slug: string) => ({
  queryKey: ['game-book', slug],
  queryFn: () => loadBook(slug),
  staleTime: Infinity,
});

/** Query for the generated statistics of one game. The statistics of all games are in one small file. */
export const statsQuery = (slug: string) => ({
  queryKey: ['game-stats', slug],
  queryFn: async (): Promise<GameStats | null> => {
    const { stats } = await import('@wl/games/catalogue/stats');
    return stats[slug] ?? null;
  },
  staleTime: Infinity,
});
