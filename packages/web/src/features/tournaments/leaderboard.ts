import type { Leader, LeaderboardUpdate, Tournament } from '@wl/contract/tournaments';

/** Page of the leaderboard as the server returns it. */
interface Board {
  data: Leader[];
  meta: { current_page: number; total: number; to: number };
}

/** Returns the member's own row from the published rows; undefined if it is not among them. */
export const ownOf = (news: LeaderboardUpdate, entry: number | undefined): Leader | undefined =>
  news.leaders.find((line) => line.entry_no === entry);

/** Returns true if the displayed tournament must be refetched because its state or terms have changed. */
export const isBehind = (known: Tournament, news: LeaderboardUpdate): boolean =>
  known.state !== news.state || known.version < news.terms_version;

/** Returns the tournament, updated with the number of entrants and the member's rank from the published leaderboard. */
export function withLeaders(known: Tournament, news: LeaderboardUpdate): Tournament {
  const { mine } = known;
  const line = ownOf(news, mine?.entry_no);
  const entrants = news.entrants;
  // A row with a lower score was published before the member's last round, so ignore it.
  if (!mine || !line || line.score < mine.score) return { ...known, entrants };
  const { rank, coins } = line;
  return { ...known, entrants, mine: { ...mine, rank, coins } };
}

/**
 * Returns the first page of the published leaderboard, with the member's own row marked.
 * @param entry the member's entry number; undefined if the member has not entered
 */
export function boardOf(shown: Board, news: LeaderboardUpdate, entry: number | undefined): Board {
  const data = news.leaders.map((line) => ({ ...line, is_me: line.entry_no === entry }));
  return { data, meta: { ...shown.meta, total: news.total, to: data.length } };
}
