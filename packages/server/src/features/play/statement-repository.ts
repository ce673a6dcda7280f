import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Where a round stands in the member's history. */
export interface RoundPlace {
  seed_pair_no: number;
  nonce: number;
}

/** A round as a statement needs it; amounts in cents. */
export interface StatementRound extends RoundPlace {
  id: string;
  game: string;
  stake: number;
  /** Null: the round is open. */
  payout: number | null;
  bonus_stake: number | null;
  bonus_payout: number | null;
  /** When it was settled, or opened while it is open. */
  created_at: Date;
  /** Its member decided in it: the stake was held in play until it was over. */
  is_stepped: boolean;
}

/**
 * The member's rounds before a place, newest first, open ones among them: pairs follow each other and nonces count up, so that
 * their index is the order and a page costs the same however long the history is. A round keeps its place when it is settled.
 * @param until leaves out what was settled at or after it, but for stepped rounds, which may have begun long before
 */
export async function roundsBefore(
  db: Db,
  memberId: string,
  until: Date | undefined,
  before: RoundPlace | undefined,
  limit: number,
): Promise<StatementRound[]> {
  const place = before
    ? sql`and (seed_pair_no, nonce) < (${before.seed_pair_no}, ${before.nonce})`
    : sql``;
  const settled = await sql<StatementRound>`
    select id, game, stake, payout, bonus_stake, bonus_payout, created_at, seed_pair_no, nonce,
      bet ? 'actions' as is_stepped
    from play_rounds
    where member_id = ${memberId} ${place}
      ${until ? sql`and (created_at < ${until} or bet ? 'actions')` : sql``}
    order by seed_pair_no desc, nonce desc limit ${limit}`.execute(db);
  const open = await sql<StatementRound>`
    select id, game, stake, null::int8 as payout, null::int8 as bonus_stake, null::int8 as bonus_payout,
      opened_at as created_at, seed_pair_no, nonce, true as is_stepped
    from play_open_rounds where member_id = ${memberId} ${place}`.execute(db);
  // One that was settled between the two statements is in the first.
  const known = new Set(settled.rows.map(({ id }) => id));
  return [...settled.rows, ...open.rows.filter(({ id }) => !known.has(id))]
    .sort((a, b) => b.seed_pair_no - a.seed_pair_no || b.nonce - a.nonce)
    .slice(0, limit);
}
