import type { Leader, Standings, Tournament } from '@wl/contract/tournaments';

/** A page of the leaderboard as the house answers it. */
interface Board {
  data: Leader[];
  meta: { current_page: number; total: number; to: number };
}

/** The member's own line among those that are published. */
export const ownOf = (news: Standings, entry: number | undefined): Leader | undefined =>
  news.leaders.find((line) => line.entry_no === entry);

/** Whether what is shown of a tournament has to be asked for anew: another state, or other terms. */
export const isBehind = (known: Tournament, news: Standings): boolean =>
  known.state !== news.state || known.version < news.terms_version;

/** Entrants, and the own place as the leaders tell it: others move it without a round of one's own. */
export function withLeaders(known: Tournament, news: Standings): Tournament {
  const { mine } = known;
  const line = ownOf(news, mine?.entry_no);
  const entrants = news.entrants;
  // A line from before the last own round is older than what is known.
  if (!mine || !line || line.score < mine.score) return { ...known, entrants };
  const { rank, coins } = line;
  return { ...known, entrants, mine: { ...mine, rank, coins } };
}

/** The board's first page as it is published, and how many pages there are by now. @param entry the member's own */
export function boardOf(shown: Board, news: Standings, entry: number | undefined): Board {
  const data = news.leaders.map((line) => ({ ...line, is_me: line.entry_no === entry }));
  return { data, meta: { ...shown.meta, total: news.total, to: data.length } };
}
