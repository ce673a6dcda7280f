import type { ReplyOf } from '@wl/contract/call';
import type { recentlyPlayed } from '@wl/contract/lobby';
import { gameBySlug, textsOf } from '@wl/games/catalogue/index';
import type { Deps } from '../../platform/deps.ts';
import { sumRoundsByGame } from '../activities/index.ts';
import { gameState } from '../play/index.ts';

type RecentGames = ReplyOf<typeof recentlyPlayed>['data'];

/**
 * Returns every game that a member has played for money, most recent first. Games that are switched off are left out.
 */
export async function readRecentlyPlayed(deps: Deps, memberId: string): Promise<RecentGames> {
  const sums = await sumRoundsByGame(deps.db, memberId);
  return sums.flatMap(({ game: slug, at, staked_cents, paid_cents }) => {
    const game = gameBySlug(slug);
    const state = gameState(deps, slug);
    if (!game || state === 'off') return [];
    return {
      slug,
      name: textsOf(slug).en.name,
      category: game.category,
      state,
      at: at.toISOString(),
      net_cents: paid_cents - staked_cents,
    };
  });
}
