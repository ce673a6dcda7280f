/** SQL queries for all members' bets in a round. Amounts are in cents. */
import type { Db } from '../../../platform/database/database.ts';

/** Bets on one spot of a round. */
interface SpotStakes {
  spot: string;
  members: number;
  cents: number;
}

/** Bets of all members in a round. */
export interface RoundCrowd {
  round: number;
  /** Number of bets in the round. */
  bets: number;
  /** Number of members with a bet in this or the previous round. */
  members: number;
  spots: SpotStakes[];
}

interface Row {
  round: number;
  /** Id of the spot; null in the row for the whole round. */
  spot: string | null;
  bets: number;
  members: number;
  cents: number;
}

/**
 * Returns the bets in the latest round of a table; undefined if the table has no round. One statement reads all
 * figures, so that they are consistent. It reads the bets of two rounds through the index `tables_bets_of_member`.
 */
export async function crowdOfLatestRound(db: Db, table: string): Promise<RoundCrowd | undefined> {
  const { rows } = await db.client.query<Row>({
    name: 'tables_crowd',
    text: `with latest as (
        select number as round from tables_rounds where table_slug = $1 order by number desc limit 1)
      select r.round, null as spot, count(b.id) filter (where b.round = r.round) as bets,
        count(distinct b.member_id) as members, 0::bigint as cents
      from latest r left join tables_bets b
        on b.table_slug = $1 and b.round between r.round - 1 and r.round
      group by r.round
      union all
      select r.round, s.key, count(*), count(distinct b.member_id), sum(s.value::bigint)::bigint
      from latest r join tables_bets b on b.table_slug = $1 and b.round = r.round,
        jsonb_each_text(b.bet -> 'spots') s
      group by r.round, s.key`,
    values: [table],
  });
  const total = rows.find(({ spot }) => spot === null);
  if (!total) return undefined;
  const spots = rows.flatMap(({ spot, members, cents }) =>
    spot === null ? [] : [{ spot, members, cents }],
  );
  return { round: total.round, bets: total.bets, members: total.members, spots };
}
