import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Member's wager, settled or still open. The stake is in cents. */
export interface NumberedRound {
  id: string;
  game: string;
  stake: number;
  at: Date;
}

/**
 * Maximum number of recent settled wagers searched for an abbreviated id. Casino rounds and other wagers are counted
 * separately.
 */
const LATEST = 10_000;

/** Returns the member's wagers with these ids. Ids of other members' wagers are ignored. */
export async function roundsOf(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<NumberedRound[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NumberedRound>`
    select id, game, stake, coalesce(opened_at, created_at) as at from wagers_settled
    where member_id = ${memberId} and id = any (${[...ids]}::uuid[])
    union all
    select id, game, stake, opened_at as at from wagers_pending
    where member_id = ${memberId} and id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/**
 * Returns up to two of the member's latest wagers whose ids begin and end with these hexadecimal digits. Two results
 * mean that the digits are ambiguous.
 */
export async function roundsLike(
  db: Db,
  memberId: string,
  { start, end }: { start: string; end: string },
): Promise<NumberedRound[]> {
  const pattern = `${start}%${end}`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select id from wagers_settled where member_id = ${memberId} and nonce is not null
        order by seed_pair_no desc, nonce desc limit ${LATEST})
      union all
      (select id from wagers_settled where member_id = ${memberId} and nonce is null
        order by created_at desc limit ${LATEST})
      union all
      (select id from wagers_pending where member_id = ${memberId})
    ) as latest where id::text like ${pattern} limit 2`.execute(db);
  return roundsOf(
    db,
    memberId,
    rows.map(({ id }) => id),
  );
}
