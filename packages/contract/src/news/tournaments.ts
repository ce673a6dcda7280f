import type * as z from 'zod/mini';
import type { LeaderboardUpdate, Scored } from '../tournaments.ts';
import { defineNews, news } from '../news.ts';

export const tournamentsNews = defineNews('tournaments', {
  /** Sent to the member after a round has counted towards a tournament. */
  scored: news<z.infer<typeof Scored>>(),
  /** Sent to each ranked member when the prizes of a tournament are paid. */
  finished: news<z.infer<typeof Scored>>(),
  /** Leaderboard, sent on the public channel `tournament.<id>` at most once a second. */
  leaderboard: news<z.infer<typeof LeaderboardUpdate>>(),
});
