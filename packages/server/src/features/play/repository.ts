import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    play_rounds: RoundRow;
    play_game_switches: GameSwitchRow;
  }
}

/** Settled round; amounts in cents. */
export interface RoundRow {
  member_id: string;
  id: string;
  session_id: string;
  stake: number;
  payout: number;
  cash_after: number;
  bonus_stake: number | null;
  bonus_payout: number | null;
  /** Time of settlement. */
  created_at: Date;
  /** Start time of a round with decisions; null for other rounds, which start and settle at once. */
  opened_at: Date | null;
  /** Time when the round was voided. Its payout then equals its stake, and the round is excluded from all totals. */
  voided_at: Date | null;
  /**
   * Id of the transaction that settled the round, id of the settlement event, and the event's number in the member's
   * event order. All are null for rounds settled before migration 0010.
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
  /** Item that covered the stake of a free spin or a spin on credit; null for other rounds. */
  item_id: string | null;
}

export interface SessionRow {
  session_id: string;
  member_id: string;
  staked: number;
  paid: number;
  rounds: number;
}

/** On/off switch for one game, or for all games (`*`). */
export interface GameSwitch {
  state: 'open' | 'maintenance' | 'off';
  no_bonus_money: boolean;
  no_free_play: boolean;
}

export interface GameSwitchRow extends GameSwitch {
  game: string;
  changed_at: Date;
}

export function findRound(db: Db, memberId: string, id: string): Promise<RoundRow | undefined> {
  return db
    .selectFrom('play_rounds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Books a round whose stake is covered by an item. The caller must have locked the wallet. */
export async function bookFreeSpin(
  tx: Transaction,
  row: {
    memberId: string;
    id: string;
    sessionId: string;
    game: string;
    mathVersion: string;
    betJson: string;
    seedPairNo: number;
    nonce: number;
    stakeCents: number;
    payoutCents: number;
    itemId: string;
    at: Date;
  },
): Promise<void> {
  await tx.client.query({
    name: 'play_free_spin',
    text: 'select play_free_spin($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      ...[row.memberId, row.id, row.sessionId, row.game, row.mathVersion, row.betJson],
      ...[row.seedPairNo, row.nonce, row.stakeCents, row.payoutCents, row.itemId, row.at],
    ],
  });
}

export type RoundLineRow = Pick<
  RoundRow,
  'id' | 'game' | 'stake' | 'payout' | 'created_at' | 'voided_at'
>;

/**
 * Returns a page of a member's rounds, newest first. Seed pair numbers and nonces only increase, so their index
 * provides the order.
 */
export async function listRounds(
  db: Db,
  filter: { memberId: string; game: string | undefined },
  window: { limit: number; offset: number },
): Promise<{ rows: RoundLineRow[]; total: number }> {
  let query = db.selectFrom('play_rounds').where('member_id', '=', filter.memberId);
  if (filter.game !== undefined) query = query.where('game', '=', filter.game);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'game', 'stake', 'payout', 'created_at', 'voided_at'])
    .orderBy('seed_pair_no', 'desc')
    .orderBy('nonce', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}

/**
 * Maximum number of rounds to read. Callers ask for the last few seconds, in which a member cannot play more rounds
 * than this.
 */
const LATEST = 64;

/** Returns a member's settled rounds that began after `since`, newest first. Uses the index on seed pair and nonce. */
export async function roundsSince(
  db: Db,
  memberId: string,
  since: Date,
): Promise<{ game: string; startedAt: Date }[]> {
  const rows = await db
    .selectFrom('play_rounds')
    .select(['game', 'created_at', 'opened_at'])
    .where('member_id', '=', memberId)
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
    select * from play_session_figures(${memberId}, ${sessionId})`.execute(db);
  return rows[0];
}

export function allSwitches(db: Db): Promise<GameSwitchRow[]> {
  return db.selectFrom('play_game_switches').selectAll().execute();
}

/** Stores all fields of a game's switch. */
export async function putSwitch(tx: Transaction, row: GameSwitchRow): Promise<void> {
  const { game: _, ...change } = row;
  await tx
    .insertInto('play_game_switches')
    .values(row)
    .onConflict((conflict) => conflict.column('game').doUpdateSet(change))
    .execute();
}

/**
 * Locks a game's own switch until the transaction ends; `first` is the initial value, used if the switch has never been
 * changed.
 */
export async function lockSwitch(tx: Transaction, first: GameSwitchRow): Promise<GameSwitchRow> {
  await tx
    .insertInto('play_game_switches')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('play_game_switches')
    .selectAll()
    .where('game', '=', first.game)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
