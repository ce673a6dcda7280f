import type { Leader, OwnRank, Tournament } from '@wl/contract/tournaments';
import { prizeOf, prizeSum } from '@wl/world/tournaments/tournament';
import type { TournamentRow } from './repository.ts';
import { stateAt } from './rules.ts';
import type { LeaderRow, RankRow } from './scores/scores-repository.ts';

export const stateOf = (row: TournamentRow, now: Date) =>
  stateAt({ state: row.state, startsAt: row.starts_at, endsAt: row.ends_at }, now);

/** Returns a tournament in the format defined by the API contract. */
export function wireTournament(
  row: TournamentRow,
  now: Date,
  ownRank: RankRow | undefined,
): Tournament {
  return {
    id: row.id,
    name: row.name,
    state: stateOf(row, now),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    server_now: now.toISOString(),
    scoring: row.scoring,
    stake: row.stake,
    max_rounds: row.max_rounds,
    games: row.games,
    city: row.city,
    entry_coins: row.entry_coins,
    max_entrants: row.max_entrants,
    entrants: row.entrants,
    prizes: row.prizes,
    prize_coins: prizeSum(row.prizes),
    mine: ownRank ? wireRank(row, ownRank) : null,
    version: row.version,
  };
}

export function wireRank({ prizes, max_rounds, state }: TournamentRow, ownRank: RankRow): OwnRank {
  const { id, entry_no, how, entered_at, score, reached_at, rounds, rank, coins, scored } = ownRank;
  const prize = rank === null || state === 'cancelled' ? 0 : prizeOf(prizes, rank, scored);
  return {
    entry_id: id,
    entry_no,
    how,
    entered_at: entered_at.toISOString(),
    score,
    reached_at: reached_at?.toISOString() ?? null,
    rounds,
    rounds_left: Math.max(0, max_rounds - rounds),
    rank,
    coins: coins ?? prize,
  };
}

/**
 * Returns leaderboard rows with their prizes. The rows of a cancelled tournament have no prizes.
 * @param before number of leaderboard rows that precede `rows`
 */
export function wireLeaders(
  { prizes, state }: TournamentRow,
  rows: readonly LeaderRow[],
  {
    before,
    names,
    reader,
  }: { before: number; names: ReadonlyMap<string, string>; reader?: string | undefined },
): Leader[] {
  // Prizes are reduced while fewer than `FULL_PRIZES_FROM` members have a score. Counting the scores up to the end of
  // this page is enough: a full page has more scores than that minimum, and a shorter page ends the leaderboard.
  const scored = before + rows.length;
  return rows.map((row, index) => {
    const rank = before + index + 1;
    return {
      rank,
      name: names.get(row.member_id) ?? null,
      entry_no: row.entry_no,
      score: row.score,
      reached_at: row.reached_at.toISOString(),
      coins: state === 'cancelled' ? 0 : prizeOf(prizes, rank, scored),
      is_me: row.member_id === reader,
    };
  });
}
