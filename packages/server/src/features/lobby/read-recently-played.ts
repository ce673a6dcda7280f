import type { ReplyOf } from '@wl/contract/call';
import type { recentlyPlayed } from '@wl/contract/lobby';
import type { Deps } from '../../platform/deps.ts';
import { sumRoundsByGame } from '../activities/index.ts';
import { titles, titleState } from '../titles/index.ts';

type RecentGames = ReplyOf<typeof recentlyPlayed>['data'];

/** Returns the games that a member has played for money, most recent first. Omits switched-off games. Includes
 * closed tables. */
export async function readRecentlyPlayed(deps: Deps, memberId: string): Promise<RecentGames> {
  const sums = await sumRoundsByGame(deps.db, memberId);
  return sums.flatMap(({ game: slug, at, staked_cents, paid_cents }) => {
    const title = titles.find(slug);
    const state = titleState(deps, slug);
    if (!title?.category || state === 'off') return [];
    return {
      slug,
      name: title.name,
      category: title.category,
      state,
      at: at.toISOString(),
      net_cents: paid_cents - staked_cents,
    };
  });
}
