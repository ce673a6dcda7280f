import { tablesNews } from '@wl/contract/news/tables';
import type { TableWins } from '@wl/contract/tables-wins';
import type { Deps } from '../../../platform/deps.ts';
import { cityOf } from '../../journey/index.ts';
import { publicNicknamesOf } from '../../members/index.ts';
import { findTalkers } from '../chat/chat-repository.ts';
import { FEWEST_FOR_SUM, roughSum } from '../crowd/crowd-rules.ts';
import { findTable } from '../repository.ts';
import { winsOfLatestRound, type RoundWins } from './wins-repository.ts';

/** Maximum number of wins published for a round. */
const SHOWN = 5;

/**
 * Creates a function that publishes the wins of a table's latest round once, after all bets of the round are settled.
 * The function queries nothing while the table's channel has no subscribers, and publishes nothing if no member has
 * won.
 */
export function createWinsAnnouncer(deps: Deps): (table: string) => Promise<void> {
  const published = new Map<string, number>();
  return async (table) => {
    const channel = `table.${table}`;
    if (!deps.realtime.mayReach(channel)) return;
    const found = await winsOfLatestRound(deps.db, table, SHOWN);
    if (!found || published.get(table) === found.round) return;
    published.set(table, found.round);
    if (found.winners === 0) return;
    const wins = await presentWins(deps, table, found);
    deps.realtime.publish(channel, tablesNews.wins, { table, wins });
  };
}

/**
 * Returns the public information about wins. Individual wins are included only if enough members placed a bet (decision
 * 126).
 */
async function presentWins(
  deps: Deps,
  table: string,
  { round, members, winners, largest }: RoundWins,
): Promise<TableWins> {
  if (members < FEWEST_FOR_SUM) return { round, members, winners, wins: [] };
  const ids = largest.map(({ memberId }) => memberId);
  const [talkers, names, tableRow, cities] = await Promise.all([
    findTalkers(deps.db, ids),
    publicNicknamesOf(deps.db, ids),
    findTable(deps.db, table),
    Promise.all(ids.map((id) => cityOf(deps.db, id))),
  ]);
  const named = new Set(talkers.flatMap((one) => (one.shows_name ? [one.member_id] : [])));
  const wins = largest.map(({ memberId, cents }, index) => ({
    name: named.has(memberId) ? (names.get(memberId) ?? null) : null,
    city: cities[index] ?? tableRow?.city ?? '',
    cents: roughSum(cents),
  }));
  return { round, members, winners, wins };
}
