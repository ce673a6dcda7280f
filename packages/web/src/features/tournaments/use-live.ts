import { useQueryClient } from '@tanstack/react-query';
import type { NewsData } from '@wl/contract/news';
import { tournamentsNews } from '@wl/contract/news/tournaments';
import { LEADERS, type Tournament } from '@wl/contract/tournaments';
import { useEffect } from 'react';
import { changeShown, leaderboardQuery, refreshTournaments, tournamentQuery } from './api.ts';
import { boardOf, isBehind, ownOf, withLeaders } from './leaderboard.ts';

/**
 * Delay in ms between a tournament's start or end and the refetch. The server closes a tournament slightly after the
 * minute, so a request after this delay returns the new state.
 */
const GRACE_MS = 1500;
/**
 * Polling interval in ms while results are being counted. Lists must poll, because they do not subscribe to the
 * realtime channels of tournaments.
 */
const COUNTED_MS = 15_000;
/** Longest delay that a browser's timer supports, in ms. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Refetches the tournaments at the next start or end of a listed tournament, and about every 15 seconds while results
 * are being counted.
 */
export function useBoundaries(tournaments: readonly Tournament[]): void {
  const waits = tournaments.flatMap(
    ({ state, starts_at: starts, ends_at: ends, server_now: now }) =>
      state === 'upcoming' || state === 'running'
        ? [Date.parse(state === 'upcoming' ? starts : ends) - Date.parse(now)]
        : state === 'settling'
          ? [COUNTED_MS]
          : [],
  );
  const nextMs = waits.length === 0 ? undefined : Math.max(0, Math.min(...waits)) + GRACE_MS;
  // The effect also depends on the server time of the response, so that every response restarts the timer, even if the
  // state is unchanged.
  const asked = tournaments[0]?.server_now;
  useEffect(() => {
    if (nextMs === undefined || nextMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => refreshTournaments(), nextMs);
    return () => clearTimeout(timer);
  }, [nextMs, asked]);
}

/**
 * Subscribes to a tournament's public channel, which publishes the top ranks, the number of entrants, the state and the
 * version of the terms.
 */
export function useLeaderboard(id: string, isWatched: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWatched) return undefined;
    let newest = 0;
    const take = (news: NewsData<typeof tournamentsNews.leaderboard>) => {
      if (news.version <= newest) return;
      newest = news.version;
      const known = client.getQueryData(tournamentQuery(id).queryKey)?.data;
      if (known && isBehind(known, news)) {
        refreshTournaments(client);
        return;
      }
      changeShown(id, (one) => withLeaders(one, news), client);
      // The member was among the leaders but is missing from the new rows, so fetch the member's rank.
      const rank = known?.mine?.rank ?? null;
      if (rank !== null && rank <= LEADERS && !ownOf(news, known?.mine?.entry_no))
        void client.invalidateQueries({ queryKey: tournamentQuery(id).queryKey });
      client.setQueryData(leaderboardQuery(id, 1).queryKey, (shown) =>
        shown ? boardOf(shown, news, known?.mine?.entry_no) : shown,
      );
    };
    let leave: (() => void) | undefined;
    let isGone = false;
    void import('../../app/realtime/realtime.ts').then(({ watchChannel }) => {
      if (isGone) return;
      leave = watchChannel(`tournament.${id}`, {
        kind: tournamentsNews.leaderboard,
        take,
        // Load the tournaments again, because messages may have been missed before the subscription or during an
        // interruption.
        begun: () => {
          newest = 0;
          refreshTournaments(client);
        },
      });
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [client, id, isWatched]);
}
