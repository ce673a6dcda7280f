import type { GameTexts } from '@wl/games/catalogue/texts';
import type { Game, GameStats } from '@wl/games/game';
import { ownRules } from './stages/own-rules.ts';

/**
 * Static data that a game needs in addition to its launch data, such as texts and rules. Each game's data is a separate
 * chunk, which is found by the name of the game's folder.
 */
export interface GameBook {
  texts: GameTexts;
  /** Family of the game, which determines its stage and paytable (`stages/<family>` in this feature). */
  family: string;
  /** Rules of the game, as the family's stage expects them. A slot's rules are its configuration. */
  rules: unknown;
  /** Colours and backdrop for the family's stage; undefined for games without a skin. */
  skin: unknown;
}

const folder = '../../../../games/src/catalogue';
const texts = import.meta.glob<GameTexts>('../../../../games/src/catalogue/*/texts.ts', {
  import: 'texts',
});
const tables = import.meta.glob<Game & { rules: unknown }>(
  '../../../../games/src/catalogue/*/game.ts',
  {
    import: 'game',
  },
);

const skins = import.meta.glob('../../../../games/src/catalogue/*/skin.ts', { import: 'skin' });

/** Loads the texts, rules and skin of a game; returns null if this build does not contain the game. */
async function loadBook(slug: string): Promise<GameBook | null> {
  const loadTexts = texts[`${folder}/${slug}/texts.ts`];
  if (!loadTexts) return null;
  const own = ownRules(slug);
  const [gameTexts, skin, game] = await Promise.all([
    loadTexts(),
    skins[`${folder}/${slug}/skin.ts`]?.(),
    own
      ? own.load().then((rules) => ({ family: own.family, rules }))
      : tables[`${folder}/${slug}/game.ts`]?.(),
  ]);
  return game ? { texts: gameTexts, family: game.family, rules: game.rules, skin } : null;
}

export const bookQuery = (slug: string) => ({
  queryKey: ['game-book', slug],
  queryFn: () => loadBook(slug),
  staleTime: Infinity,
});

/** Returns the query for the generated statistics of one game. The statistics of all games are in one small file. */
export const statsQuery = (slug: string) => ({
  queryKey: ['game-stats', slug],
  queryFn: async (): Promise<GameStats | null> => {
    const { stats } = await import('@wl/games/catalogue/stats');
    return stats[slug] ?? null;
  },
  staleTime: Infinity,
});
