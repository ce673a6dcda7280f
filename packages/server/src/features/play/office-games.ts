import type { ReplyOf } from '@wl/contract/call';
import type { officeGames, GameSwitch } from '@wl/contract/office-play';
import { hangsOnDecisions } from '@wl/games/catalogue/expectation';
import { games, statsOf, textsOf } from '@wl/games/catalogue/index';
import { takesBonusMoney } from '@wl/world/casino/contribution';
import type { Deps } from '../../platform/deps.ts';
import { actualReturns } from './actual-returns.ts';
import { ALL_GAMES, untouched } from './game-switches.ts';
import { allSwitches, type GameSwitchRow } from './repository.ts';

const switchOf = (row: GameSwitchRow | undefined): GameSwitch => {
  const { state, no_bonus_money, no_free_play } = row ?? untouched;
  return { state, no_bonus_money, no_free_play };
};

/**
 * Returns the data of the back office's games page. Reads the switches from the database, not from this node's memory,
 * so that clerks see their changes immediately.
 */
export async function readOfficeGames(deps: Deps): Promise<ReplyOf<typeof officeGames>['data']> {
  const [rows, returns] = await Promise.all([allSwitches(deps.db), actualReturns(deps)]);
  const own = new Map(rows.map((row) => [row.game, row]));
  const all = switchOf(own.get(ALL_GAMES));
  return {
    all,
    games: games.flatMap((game) => {
      const { slug } = game;
      const found = returns.get(slug);
      if (!found) return [];
      const stats = statsOf(slug);
      const mine = own.get(slug);
      return {
        slug,
        name: textsOf(slug).en.name,
        category: game.category,
        city: game.city,
        math_version: game.mathVersion,
        state: all.state === 'open' ? switchOf(mine).state : all.state,
        own: switchOf(mine),
        changed_at: mine?.changed_at.toISOString() ?? null,
        free_play: game.features.freePlay,
        bonus_money: takesBonusMoney(stats.returnPercent),
        return_percent: stats.returnPercent,
        method: stats.method,
        return_interval: stats.interval ?? null,
        decisions: hangsOnDecisions(game),
        month: found.month,
        all_time: found.allTime,
      };
    }),
  };
}
