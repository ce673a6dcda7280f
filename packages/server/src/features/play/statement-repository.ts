import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { RoundRow } from './repository.ts';

/** Where a round stands in the member's history. */
export interface RoundPlace {
  seed_pair_no: number;
  nonce: number;
}

export type StatementRound = RoundPlace &
  Pick<
    RoundRow,
    'id' | 'game' | 'stake' | 'payout' | 'bonus_stake' | 'bonus_payout' | 'created_at'
  >;

/**
 * The member's rounds before a place, newest first, for statements: pairs follow each other and nonces count up, so that
 * index is the order and a page costs the same however long the history is.
 */
export async function roundsBefore(
  db: Db,
  memberId: string,
  until: Date | undefined,
  before: RoundPlace | undefined,
  limit: number,
): Promise<StatementRound[]> {
  const { rows } = await sql<StatementRound>`
    select id, game, stake, payout, bonus_stake, bonus_payout, created_at, seed_pair_no, nonce from play_rounds
    where member_id = ${memberId}
      ${before ? sql`and (seed_pair_no, nonce) < (${before.seed_pair_no}, ${before.nonce})` : sql``}
      ${until ? sql`and created_at < ${until}` : sql``}
    order by seed_pair_no desc, nonce desc limit ${limit}`.execute(db);
  return rows;
}
