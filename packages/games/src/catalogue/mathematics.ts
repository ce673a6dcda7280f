import type { Game } from '../game.ts';
import { version1 as ginzaLanternFall1 } from './ginza-lantern-fall/version-1.ts';
import { gameBySlug, games } from './index.ts';
import { version1 as mojaveJackpotTumble1 } from './mojave-jackpot-tumble/version-1.ts';

/** Mathematics that games had before. No new bet is played with it; rounds of that time stay checkable. */
const earlierGames: readonly Game[] = [ginzaLanternFall1, mojaveJackpotTumble1];

/** Every game in every version of its mathematics that has taken bets. */
export const everyMathematics: readonly Game[] = [...games, ...earlierGames];

const earlier = new Map(earlierGames.map((game) => [`${game.slug}:${game.mathVersion}`, game]));

/** A game with the mathematics a round was played with, or undefined when there is no such version of it. */
export function gameOfVersion(slug: string, mathVersion: string): Game | undefined {
  const game = gameBySlug(slug);
  return game?.mathVersion === mathVersion ? game : earlier.get(`${slug}:${mathVersion}`);
}
