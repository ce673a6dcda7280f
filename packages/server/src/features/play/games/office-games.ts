import type { ReplyOf } from '@wl/contract/call';
import type { officeGames, GameSwitch } from '@wl/contract/office/play';
import { takesBonusMoney } from '@wl/world/casino/contribution';
import type { Deps } from '../../../platform/deps.ts';
import { ALL_TITLES, allSwitches, type SwitchRow, titles, untouched } from '../../titles/index.ts';
import { actualReturns } from '../returns/actual-returns.ts';
import { gameOf } from './open-game.ts';

const switchOf = (row: SwitchRow | undefined): GameSwitch => {
  const { state, no_bonus_money, no_free_play } = row ?? untouched;
  return { state, no_bonus_money, no_free_play };
};

/**
 * Returns the data for the back office's games page. Reads the switches from the database, not from this node's memory,
 * so that clerks see their changes immediately.
 */
export async function readOfficeGames(deps: Deps): Promise<ReplyOf<typeof officeGames>['data']> {
  const [rows, returns] = await Promise.all([allSwitches(deps.db), actualReturns(deps)]);
  const own = new Map(rows.map((row) => [row.title, row]));
  const all = switchOf(own.get(ALL_TITLES));
  return {
    all,
    games: titles.listed().flatMap((title) => {
      const { slug, stats } = title;
      const [game, found] = [gameOf(slug), returns.get(slug)];
      if (!game || !found) return [];
      const mine = own.get(slug);
      return {
        slug,
        name: title.name,
        category: title.category,
        city: title.city,
        math_version: game.mathVersion,
        state: all.state === 'open' ? switchOf(mine).state : all.state,
        own: switchOf(mine),
        changed_at: mine?.changed_at.toISOString() ?? null,
        free_play: title.features.freePlay,
        bonus_money: takesBonusMoney(stats.returnPercent),
        return_percent: stats.returnPercent,
        method: stats.method,
        return_interval: stats.interval ?? null,
        decisions: title.hasDecisions,
        month: found.month,
        all_time: found.allTime,
      };
    }),
  };
}
