import { tableBaccarat } from './baccarat.ts';
import { tableBlackjack } from './blackjack.ts';
import { tableCrash } from './crash.ts';
import { tableDragonTiger } from './dragon-tiger.ts';
import { tableRoulette } from './roulette.ts';
import { tableSicBo } from './sic-bo.ts';
import type { TableGame } from './table-game.ts';
import { travelWheel } from './travel-wheel.ts';

/** Every shared-table game, in every math version that has ever accepted bets. */
export const tableGames = [
  tableRoulette,
  tableBaccarat,
  tableDragonTiger,
  tableSicBo,
  tableBlackjack,
  tableCrash,
  travelWheel,
] as readonly TableGame[];

/** Returns a table game in the given math version, or undefined if that version does not exist. */
export function tableGameOf(slug: string, mathVersion: string): TableGame | undefined {
  return tableGames.find((game) => game.slug === slug && game.mathVersion === mathVersion);
}
