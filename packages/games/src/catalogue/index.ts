import type { Game, GameStats } from '../game.ts';
import { game as neonShibuya } from './neon-shibuya/game.ts';
import { texts as neonShibuyaTexts } from './neon-shibuya/texts.ts';
import { stats } from './stats.ts';
import type { GameTexts } from './texts.ts';
import { game as westminsterRoulette } from './westminster-roulette/game.ts';
import { texts as westminsterRouletteTexts } from './westminster-roulette/texts.ts';
import { game as stripDoubleZero } from './strip-double-zero/game.ts';
import { texts as stripDoubleZeroTexts } from './strip-double-zero/texts.ts';

/** Every game that can be played, in the order of the lobby. */
export const games: readonly Game[] = [neonShibuya, westminsterRoulette, stripDoubleZero];

const bySlug = new Map(games.map((game) => [game.slug, game]));

const texts: Readonly<Record<string, GameTexts>> = {
  'neon-shibuya': neonShibuyaTexts,
  'westminster-roulette': westminsterRouletteTexts,
  'strip-double-zero': stripDoubleZeroTexts,
};

/** The game of a slug, or undefined when there is none. */
export function gameBySlug(slug: string): Game | undefined {
  return bySlug.get(slug);
}

/** A game's texts in the five languages. @throws RangeError for an unknown slug. */
export function textsOf(slug: string): GameTexts {
  const found = texts[slug];
  if (!found) throw new RangeError(`no texts for game ${slug}`);
  return found;
}

/** A game's generated figures (`tools/stats.ts`). @throws RangeError for an unknown slug. */
export function statsOf(slug: string): GameStats {
  const found = stats[slug];
  if (!found) throw new RangeError(`no statistics for game ${slug}`);
  return found;
}
