import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    wagers_settled: RoundRow;
  }
}

/** Settled casino round; amounts in cents. */
export interface RoundRow {
  member_id: string;
  id: string;
  session_id: string;
  stake: number;
  payout: number;
  cash_after: number;
  bonus_stake: number | null;
  bonus_payout: number | null;
  /** Part of the bonus payout that the casino kept because the bonus had already ended; null if it kept nothing. */
  bonus_lapsed: number | null;
  /**
   * Part of the stake paid with a bonus that was completed while the wager was open; null if there is none. This part
   * is treated as cash, so `bonus_stake` excludes it.
   */
  bonus_converted: number | null;
  /** Time of settlement. */
  created_at: Date;
  /** Start time of a round with decisions; null for other rounds, which are settled as soon as they start. */
  opened_at: Date | null;
  /**
   * Time when the round was voided; null if it was not voided. Voided rounds are excluded from all totals. A round that
   * was voided while open has a payout equal to its stake, and no `event_seq`.
   */
  voided_at: Date | null;
  void_reason: string | null;
  /**
   * Part of the voided payout, in cents, that the returned stake and the member's cash did not cover; null if there is
   * none.
   */
  void_shortfall: number | null;
  /**
   * Bonus money that was added to running bonuses when the round was voided. Negative if bonus money was taken back;
   * null if neither happened.
   */
  void_bonus: number | null;
  /**
   * Ids of the settling transaction and of the settlement event, and the event's number among the member's events. All
   * three are null for rounds that were voided while open or stored before these columns existed.
   */
  tx: string | null;
  event_id: number | null;
  event_seq: number | null;
  seed_pair_no: number;
  nonce: number;
  game: string;
  math_version: string;
  /** Bet as the client sent it. */
  bet: Record<string, unknown>;
  /** Id of the bag item that covered the stake; null if the member paid it. */
  item_id: string | null;
  /** Product of the wager, as a number: its position in the list of products, starting at 1. */
  product: number;
  /** Percentage of the stake that counts as turnover; null for rounds stored before this column existed. */
  contribution_percent: number | null;
}

export interface SessionRow {
  session_id: string;
  member_id: string;
  staked: number;
  paid: number;
  rounds: number;
}

export function findRound(db: Db, memberId: string, id: string): Promise<RoundRow | undefined> {
  return db
    .selectFrom('wagers_settled')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

const lineColumns = [
  'id',
  'game',
  'stake',
  'payout',
  'bonus_payout',
  'created_at',
  'voided_at',
  'event_seq',
  'item_id',
] as const;

export type RoundLineRow = Pick<RoundRow, (typeof lineColumns)[number]>;

/**
 * Returns a page of a member's casino rounds, newest first. Sorts them by seed pair number and nonce, which are indexed
 * and increase over time.
 */
export async function listRounds(
  db: Db,
  filter: { memberId: string; game: string | undefined },
  window: { limit: number; offset: number },
): Promise<{ rows: RoundLineRow[]; total: number }> {
  let query = db
    .selectFrom('wagers_settled')
    .where('member_id', '=', filter.memberId)
    .where('nonce', 'is not', null);
  if (filter.game !== undefined) query = query.where('game', '=', filter.game);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(lineColumns)
    .orderBy('seed_pair_no', 'desc')
    .orderBy('nonce', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}

/**
 * Maximum number of rounds to read. Callers need only the rounds of the last few seconds, and no member can play this
 * many rounds in that time.
 */
const LATEST = 64;

/**
 * Returns a member's settled casino rounds that began after `since`, newest first, at most `LATEST`. Uses the index on
 * seed pair and nonce.
 */
export async function roundsSince(
  db: Db,
  memberId: string,
  since: Date,
): Promise<{ game: string; startedAt: Date }[]> {
  const rows = await db
    .selectFrom('wagers_settled')
    .select(['game', 'created_at', 'opened_at'])
    .where('member_id', '=', memberId)
    .where('nonce', 'is not', null)
    .orderBy('seed_pair_no', 'desc')
    .orderBy('nonce', 'desc')
    .limit(LATEST)
    .execute();
  return rows
    .map(({ game, created_at, opened_at }) => ({ game, startedAt: opened_at ?? created_at }))
    .filter(({ startedAt }) => startedAt > since);
}

/** Returns a session's total stakes and payouts so far; undefined before its first round. */
export async function findSession(
  db: Db,
  memberId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select * from wagers_session_figures(${memberId}, ${sessionId})`.execute(db);
  return rows[0];
}

/**
 * Returns the voided rounds among the rounds with these ids, with the time and reason of the void.
 * `void_shortfall` is the part of the payout that the returned stake and the member's cash did not cover.
 */
export async function voidsOf(
  tx: Transaction,
  memberId: string,
  ids: readonly string[],
): Promise<Pick<RoundRow, 'id' | 'voided_at' | 'void_reason' | 'void_shortfall'>[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('wagers_settled')
    .select(['id', 'voided_at', 'void_reason', 'void_shortfall'])
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .where('voided_at', 'is not', null)
    .execute();
}

/** Returns the bets of these rounds as the clients sent them, by round id, in one query. */
export async function betsOf(
  tx: Transaction,
  rounds: readonly { memberId: string; id: string }[],
): Promise<Map<string, Record<string, unknown>>> {
  const { rows } = await tx.client.query<{ id: string; bet: Record<string, unknown> }>({
    name: 'wagers_bets_of',
    text: `select r.id, r.bet from unnest($1::uuid[], $2::uuid[]) as wanted(member_id, id)
      join wagers_settled r using (member_id, id)`,
    values: [rounds.map(({ memberId }) => memberId), rounds.map(({ id }) => id)],
  });
  return new Map(rows.map(({ id, bet }) => [id, bet]));
}
