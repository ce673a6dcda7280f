/** SQL queries for the wins of all members in a round. Amounts are in cents. */
import type { Db } from '../../../platform/database/database.ts';

/** Wins of a settled round. */
export interface RoundWins {
  round: number;
  /** Number of members with a bet in the round. */
  members: number;
  /** Number of members whose payouts exceed their stakes. */
  winners: number;
  /** Largest wins, in descending order. A member's win is the sum of all payouts minus all stakes, in cents. */
  largest: { memberId: string; cents: number }[];
}

interface Row {
  round: number;
  members: number;
  winners: number;
  /** Id of a member with a win; null if no member has won. */
  member_id: string | null;
  cents: number | null;
}

/**
 * Returns the wins in a table's latest round; undefined unless the round and all of its bets are settled. Reads the
 * bets through the index `tables_bets_of_member`.
 * @param most maximum number of wins in `largest`
 */
export async function winsOfLatestRound(
  db: Db,
  table: string,
  most: number,
): Promise<RoundWins | undefined> {
  const { rows } = await db.client.query<Row>({
    name: 'tables_wins',
    text: `with latest as (
        select number as round, phase from tables_rounds where table_slug = $1 order by number desc limit 1),
      sums as (
        select b.member_id, sum(b.stake)::bigint as stake, coalesce(sum(b.payout), 0)::bigint as payout,
          bool_or(b.closed_at is null) as is_open
        from latest l join tables_bets b on b.table_slug = $1 and b.round = l.round
        where l.phase = 'settled' group by b.member_id),
      totals as (
        select count(*) as members, count(*) filter (where payout > stake) as winners, bool_or(is_open) as is_open from sums),
      largest as (
        select member_id, payout - stake as cents from sums where payout > stake order by 2 desc, 1 limit $2)
      select l.round, t.members, t.winners, w.member_id, w.cents
      from latest l cross join totals t left join largest w on true
      where l.phase = 'settled' and t.is_open is not true
      order by w.cents desc`,
    values: [table, most],
  });
  const [first] = rows;
  if (!first) return undefined;
  const { round, members, winners } = first;
  const largest = rows.flatMap(({ member_id: memberId, cents }) =>
    memberId === null || cents === null ? [] : [{ memberId, cents }],
  );
  return { round, members, winners, largest };
}
