import type { Db } from '../../platform/database/database.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    wagers_pending: OpenRoundRow & {
      /** Number of the product: its position in the contract's `products`, counted from 1. */
      product: number;
      /** Time of the first failed attempt to close the round. */
      closing_failed_at: Date | null;
      /** Number of failed attempts to close the round. */
      closing_tries: number;
    };
  }
}

/** Numeric id of the product `casino`, the only product whose rounds can wait for a decision. */
const CASINO = 1;

/** Round that is waiting for the member's decision. Amounts are in cents. */
export interface OpenRoundRow {
  member_id: string;
  id: string;
  session_id: string;
  game: string;
  math_version: string;
  /** Bet as the client sent it. */
  bet: Record<string, unknown>;
  actions: string[];
  seed_pair_no: number;
  nonce: number;
  stake: number;
  /** Part of the stake that is paid with bonus money; null if the whole stake is paid in cash. */
  bonus_stake: number | null;
  /** Id of the bag item that covered the stake; null if the member paid it. */
  item_id: string | null;
  opened_at: Date;
  expires_at: Date;
}

export function findOpenRound(
  db: Db,
  memberId: string,
  id: string,
): Promise<OpenRoundRow | undefined> {
  return db
    .selectFrom('wagers_pending')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('product', '=', CASINO)
    .executeTakeFirst();
}

/** Returns true if the member has a wager with this id, of any product, pending or settled. */
export async function isWagerId(db: Db, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.client.query({
    name: 'wagers_is_id',
    text: `select from wagers_pending where member_id = $1 and id = $2
      union all select from wagers_settled where member_id = $1 and id = $2`,
    values: [memberId, id],
  });
  return (rowCount ?? 0) > 0;
}

/** Returns a member's open rounds, oldest first. A member has at most one open round per game. */
export function openRoundsOf(db: Db, memberId: string, game?: string): Promise<OpenRoundRow[]> {
  let query = db
    .selectFrom('wagers_pending')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('product', '=', CASINO);
  if (game !== undefined) query = query.where('game', '=', game);
  return query.orderBy('opened_at').orderBy('id').execute();
}

/** Returns the stakes of a member's open wagers that used a bag item. The casino pays these stakes. */
export async function stakesOfItems(
  db: Db,
  memberId: string,
): Promise<{ itemId: string; stakeCents: number }[]> {
  const rows = await db
    .selectFrom('wagers_pending')
    .select(['item_id', 'stake'])
    .where('member_id', '=', memberId)
    .where('item_id', 'is not', null)
    .execute();
  return rows.flatMap(({ item_id: itemId, stake: stakeCents }) =>
    itemId === null ? [] : [{ itemId, stakeCents }],
  );
}

/**
 * Returns expired rounds, sorted by the number of failed closing attempts (fewest first), then by expiry (longest
 * overdue first).
 */
export function expiredRounds(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<OpenRoundRow, 'member_id' | 'id'>[]> {
  return db
    .selectFrom('wagers_pending')
    .select(['member_id', 'id'])
    .where('expires_at', '<=', now)
    .orderBy('closing_tries')
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/**
 * Records a failed attempt to close an open round.
 * @returns the time of the first failure and the number of failures; undefined if the round is no longer open
 */
export async function noteFailedClosing(
  db: Db,
  { memberId, id, at }: { memberId: string; id: string; at: Date },
): Promise<{ since: Date; tries: number } | undefined> {
  const { rows } = await db.client.query<{ since: Date; tries: number }>({
    name: 'wagers_note_failed_closing',
    text: 'select since, tries from wagers_note_failed_closing($1, $2, $3)',
    values: [memberId, id, at],
  });
  return rows[0];
}
