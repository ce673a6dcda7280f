import type { Db, Transaction } from '../../platform/database.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    play_open_rounds: OpenRoundRow & {
      /** Time of the first failed attempt to close the round. */
      closing_failed_at: Date | null;
      /** Number of failed attempts to close the round. */
      closing_tries: number;
    };
  }
}

/** Round that waits for the member's decision; amounts in cents. */
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
  opened_at: Date;
  expires_at: Date;
}

export function findOpenRound(
  db: Db,
  memberId: string,
  id: string,
): Promise<OpenRoundRow | undefined> {
  return db
    .selectFrom('play_open_rounds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns a member's open rounds, oldest first; there is at most one per game. */
export function openRoundsOf(db: Db, memberId: string, game?: string): Promise<OpenRoundRow[]> {
  let query = db.selectFrom('play_open_rounds').selectAll().where('member_id', '=', memberId);
  if (game !== undefined) query = query.where('game', '=', game);
  return query.orderBy('opened_at').orderBy('id').execute();
}

/**
 * Returns expired rounds, longest overdue first. Rounds with failed attempts to close them come last, those with the
 * fewest attempts first.
 */
export function expiredRounds(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<OpenRoundRow, 'member_id' | 'id'>[]> {
  return db
    .selectFrom('play_open_rounds')
    .select(['member_id', 'id'])
    .where('expires_at', '<=', now)
    .orderBy('closing_tries')
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

export async function insertOpenRound(tx: Transaction, row: OpenRoundRow): Promise<void> {
  await tx.client.query({
    name: 'play_open',
    text: 'select play_open($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [
      row.member_id,
      row.id,
      row.session_id,
      row.game,
      row.math_version,
      JSON.stringify(row.bet),
      row.seed_pair_no,
      row.nonce,
      row.stake,
      row.opened_at,
      row.expires_at,
    ],
  });
}

/** Adds the action at index `step`, with its additional stake. */
export async function insertAction(
  tx: Transaction,
  { member_id, id }: OpenRoundRow,
  taken: { step: number; action: string; addsCents: number; at: Date },
): Promise<void> {
  await tx.client.query({
    name: 'play_act',
    text: 'select play_act($1, $2, $3, $4, $5, $6)',
    values: [member_id, id, taken.step, taken.action, taken.addsCents, taken.at],
  });
}

/**
 * Settles an open round. `settled.bet` contains the bet as the client sent it, and the actions, so that the round can
 * be replayed from it.
 */
export async function closeOpenRound(
  tx: Transaction,
  { member_id, id }: OpenRoundRow,
  settled: { bet: Record<string, unknown>; payoutCents: number; at: Date },
): Promise<void> {
  await tx.client.query({
    name: 'play_close',
    text: 'select play_close($1, $2, $3, $4, $5)',
    values: [member_id, id, JSON.stringify(settled.bet), settled.payoutCents, settled.at],
  });
}

/**
 * Records a failed attempt to close an open round.
 * @returns time of the first failure and number of failures; undefined if the round is no longer open
 */
export async function noteFailedClosing(
  db: Db,
  { memberId, id, at }: { memberId: string; id: string; at: Date },
): Promise<{ since: Date; tries: number } | undefined> {
  const { rows } = await db.client.query<{ since: Date; tries: number }>({
    name: 'play_note_failed_closing',
    text: 'select since, tries from play_note_failed_closing($1, $2, $3)',
    values: [memberId, id, at],
  });
  return rows[0];
}

/** Voids an open round and refunds its stake to the member. The caller must have locked the wallet. */
export async function voidOpenRound(
  tx: Transaction,
  { member_id, id }: OpenRoundRow,
  at: Date,
): Promise<void> {
  await tx.client.query({
    name: 'play_void',
    text: 'select play_void($1, $2, $3)',
    values: [member_id, id, at],
  });
}
