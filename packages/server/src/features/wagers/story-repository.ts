import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * Counts a member's rounds since a given time and sums their stakes and payouts. Considers only the newest `cap` rounds
 * that were not voided.
 */
export async function playSince(
  db: Db,
  memberId: string,
  since: Date,
  cap: number,
): Promise<{ rounds: number; staked: number; won: number }> {
  const { rows } = await sql<{ rounds: number; staked: number; won: number }>`
    select count(*)::int as rounds, coalesce(sum(stake), 0)::int8 as staked, coalesce(sum(payout), 0)::int8 as won
    from (select stake, payout, created_at from wagers_settled where member_id = ${memberId} and voided_at is null
      order by seed_pair_no desc, nonce desc limit ${cap}) newest
    where created_at >= ${since}`.execute(db);
  return rows[0] ?? { rounds: 0, staked: 0, won: 0 };
}
