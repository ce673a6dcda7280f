import type { Db } from '../../platform/database.ts';

/** Position of a round in the member's history. */
export interface RoundPlace {
  seed_pair_no: number;
  nonce: number;
}

/** Round as a statement needs it; amounts in cents. */
export interface StatementRound extends RoundPlace {
  id: string;
  game: string;
  stake: number;
  /** Null: the round is open. */
  payout: number | null;
  bonus_stake: number | null;
  bonus_payout: number | null;
  /** Time of the settlement, or of the opening while it is open. */
  created_at: Date;
  /** Round with decisions: the stake was held in play until its end. */
  is_stepped: boolean;
  /** The casino paid the stake for the member: a free spin or one on credit. */
  is_free: boolean;
  is_voided: boolean;
}

/**
 * Returns the member's rounds before a position, newest first, open ones included. Seed pairs follow each other and nonces
 * count up, so their index gives the order, and a page costs the same however long the history is. A round keeps its position
 * when it is settled.
 * @param until leaves out rounds settled at or after it, except stepped rounds, which may have begun long before
 */
export async function roundsBefore(
  db: Db,
  memberId: string,
  until: Date | undefined,
  before: RoundPlace | undefined,
  limit: number,
): Promise<StatementRound[]> {
  const values: unknown[] = [memberId];
  const next = (value: unknown) => `$${values.push(value)}`;
  const place = before
    ? `and (seed_pair_no, nonce) < (${next(before.seed_pair_no)}, ${next(before.nonce)})`
    : '';
  const ending = until ? `and (created_at < ${next(until)} or bet ? 'actions')` : '';
  // One statement, so that a round being settled is in exactly one of the two tables. Its limit is not a parameter: a plan
  // that does not know it would read the whole history.
  const { rows } = await db.client.query<StatementRound>({
    name: `play_rounds_before${before ? '_place' : ''}${until ? '_until' : ''}_${limit}`,
    text: `
      (select id, game, stake, payout, bonus_stake, bonus_payout, created_at, seed_pair_no, nonce,
        bet ? 'actions' as is_stepped, item_id is not null as is_free, voided_at is not null as is_voided
      from play_rounds where member_id = $1 ${place} ${ending}
      order by seed_pair_no desc, nonce desc limit ${limit})
      union all
      select id, game, stake, null, null, null, opened_at, seed_pair_no, nonce, true, false, false
      from play_open_rounds where member_id = $1 ${place}`,
    values,
  });
  return rows.sort((a, b) => b.seed_pair_no - a.seed_pair_no || b.nonce - a.nonce).slice(0, limit);
}
