import type { Db } from '../../platform/database/database.ts';

/** Position of a round in the member's round history. */
export interface RoundPlace {
  seed_pair_no: number;
  nonce: number;
}

/** Wager data for a statement; amounts in cents. */
export interface StatementWager {
  id: string;
  game: string;
  /** Number of the product, as in `wagers_settled`. */
  product: number;
  stake: number;
  /** Payout in cents; null while the wager is open. */
  payout: number | null;
  bonus_stake: number | null;
  bonus_payout: number | null;
  /** Part of the bonus payout that the casino kept, because the bonus had already ended. */
  bonus_lapsed: number | null;
  /** Part of the stake that came from a bonus completed while the wager was open. The statement lists it as cash. */
  bonus_converted: number | null;
  /** Time when the round was settled or, while it is still open, when it was opened. */
  created_at: Date;
  /**
   * True for a wager that was open for some time before it was settled or voided, such as a round with decisions. Until
   * then, its stake was in play.
   */
  is_stepped: boolean;
  /** True if the casino paid the stake, because a bag item, such as free spins or spin credit, covered it. */
  is_free: boolean;
  /** True for a round that was voided before it was settled. Its stake was returned directly from the money in play. */
  is_voided_open: boolean;
  /** True for a round that was voided after it had been settled. */
  is_voided: boolean;
  /** Part of the voided payout, in cents, that the returned stake and the member's cash did not cover. */
  void_shortfall: number | null;
  /** Bonus money that was added to running bonuses when the wager was voided; negative if it was taken back. */
  void_bonus: number | null;
}

/** Round data for a statement. */
export type StatementRound = StatementWager & RoundPlace;

/**
 * Returns the member's casino rounds before a position, newest first, including open ones. The order by seed pair
 * number and nonce does not change when a round is settled. An index has the same order, so a page loads quickly even
 * if the history is long.
 *
 * @param until rounds settled at or after this time are omitted, except rounds with decisions, which may have begun
 *   long before then
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
  const ending = until
    ? `and (created_at < ${next(until)} or bet ? 'actions' or opened_at is not null)`
    : '';
  // One statement reads both tables, so that a round that is being settled appears exactly once. The limit is part of
  // the SQL text, because with a parameter, the planner chooses a plan that reads the whole history.
  const { rows } = await db.client.query<StatementRound>({
    name: `wagers_before${before ? '_place' : ''}${until ? '_until' : ''}_${limit}`,
    text: `
      (select id, game, product, stake, payout, bonus_stake, bonus_payout, bonus_lapsed, bonus_converted, created_at, seed_pair_no, nonce,
        (bet ? 'actions' or opened_at is not null) as is_stepped, item_id is not null as is_free,
        voided_at is not null and event_seq is null as is_voided_open,
        voided_at is not null and event_seq is not null as is_voided, void_shortfall, void_bonus
      from wagers_settled where member_id = $1 and nonce is not null ${place} ${ending}
      order by seed_pair_no desc, nonce desc limit ${limit})
      union all
      select id, game, product, stake, null, bonus_stake, null, null, null, opened_at, seed_pair_no, nonce, true,
        item_id is not null, false, false, null, null
      from wagers_pending where member_id = $1 and nonce is not null ${place}`,
    values,
  });
  return rows.sort((a, b) => b.seed_pair_no - a.seed_pair_no || b.nonce - a.nonce).slice(0, limit);
}

/** Sort position of a wager: its time, then its id. */
export interface WagerPlace {
  at: Date;
  id: string;
}

/**
 * Returns the member's wagers on products other than the casino, including open ones, newest first. Only wagers older
 * than the position `before` are returned. An open wager is dated by its opening. Any other wager is dated by its
 * settlement, or by its voiding if it was never settled. A wager that is settled between two page requests therefore
 * becomes newer than `before`, and no later page returns it again.
 */
export async function otherWagersBefore(
  db: Db,
  memberId: string,
  { from, until }: { from?: Date | undefined; until?: Date | undefined },
  before: WagerPlace | undefined,
  limit: number,
): Promise<StatementWager[]> {
  const { rows } = await db.client.query<StatementWager>({
    name: `wagers_others_before_${limit}`,
    text: `
      (select id, game, product, stake, payout, bonus_stake, bonus_payout, bonus_lapsed, bonus_converted, created_at,
        opened_at is not null as is_stepped, item_id is not null as is_free,
        voided_at is not null and event_seq is null as is_voided_open,
        voided_at is not null and event_seq is not null as is_voided, void_shortfall, void_bonus
      from wagers_settled
      where member_id = $1 and nonce is null and created_at >= $2 and created_at < $3 and (created_at, id) < ($4, $5::uuid)
      order by created_at desc, id desc limit ${limit})
      union all
      select id, game, product, stake, null, bonus_stake, null, null, null, opened_at, true, item_id is not null, false, false, null, null
      from wagers_pending
      where member_id = $1 and nonce is null and opened_at >= $2 and opened_at < $3 and (opened_at, id) < ($4, $5::uuid)
      order by created_at desc, id desc limit ${limit}`,
    values: [
      memberId,
      from ?? '-infinity',
      until ?? 'infinity',
      before?.at ?? 'infinity',
      before?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ],
  });
  return rows;
}
