import type { Game } from '../game.ts';
import { version1 as ginzaLanternFall1 } from './ginza-lantern-fall/version-1.ts';
import { gameBySlug, games } from './index.ts';
import { version1 as mojaveJackpotTumble1 } from './mojave-jackpot-tumble/version-1.ts';

/** Earlier versions of games. These versions accept no new bets, but their rounds can still be verified. */
const earlierGames: readonly Game[] = [ginzaLanternFall1, mojaveJackpotTumble1];

/** Every game, in every math version that has accepted bets. */
export const everyMathematics: readonly Game[] = [...games, ...earlierGames];

const earlier = new Map(earlierGames.map((game) => [`${game.slug}:${game.mathVersion}`, game]));

/** Returns a game in the given math version, or undefined if that version does not exist. */
export function gameOfVersion(slug: string, mathVersion: string): Game | undefined {
  const game = gameBySlug(slug);
  return game?.mathVersion === mathVersion ? game : earlier.get(`${slug}:${mathVersion}`);
}
