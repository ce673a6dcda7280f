import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { FoundDifference, MovementType } from './reconciliation-rules.ts';

export interface DifferenceRow {
  id: string;
  provider: string;
  day: string;
  kind: FoundDifference['kind'];
  type: MovementType;
  reference: string;
  provider_ref: string | null;
  member_id: string | null;
  ours_cents: number | null;
  theirs_cents: number | null;
  place: number;
  state: 'open' | 'correcting' | 'explained' | 'corrected' | 'gone';
  found_at: Date;
  last_seen_at: Date;
  settled_by: string | null;
  settled_at: Date | null;
  settled_reason: string | null;
}

export interface CorrectionRow {
  id: string;
  difference_id: string;
  against: 'member' | 'house';
  amount_cents: number;
  member_id: string;
  reason: string;
  proposed_by: string;
  proposed_at: Date;
  state: 'proposed' | 'booked' | 'refused';
  decided_by: string | null;
  decided_at: Date | null;
  decided_reason: string | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    wallet_differences: DifferenceRow;
    wallet_corrections: CorrectionRow;
  }
}

/**
 * Stores the differences found in one day's comparison. New differences are stored as open. Known differences keep
 * their state, with two exceptions:
 * - An open difference that the comparison no longer finds becomes `gone`.
 * - A `gone` difference that the comparison finds again becomes open.
 *
 * @returns the number of new and reappearing differences
 */
export async function putDifferences(
  tx: Transaction,
  provider: string,
  day: string,
  found: readonly FoundDifference[],
  at: Date,
): Promise<number> {
  const before = await tx
    .selectFrom('wallet_differences')
    .select(['id', 'kind', 'type', 'reference', 'place', 'state'])
    .where('provider', '=', provider)
    .where('day', '=', day)
    .forUpdate()
    .execute();
  const keyOf = (row: Pick<FoundDifference, 'kind' | 'type' | 'reference' | 'place'>) =>
    `${row.kind} ${row.type} ${row.place} ${row.reference}`;
  const known = new Map(before.map((row) => [keyOf(row), row]));
  let fresh = 0;
  const seen: string[] = [];
  for (const one of found) {
    const old = known.get(keyOf(one));
    if (!old || old.state === 'gone') fresh += 1;
    if (old) {
      seen.push(old.id);
      await tx
        .updateTable('wallet_differences')
        .set({
          last_seen_at: at,
          ours_cents: one.oursCents,
          theirs_cents: one.theirsCents,
          ...(old.state === 'gone' ? { state: 'open' as const } : {}),
        })
        .where('id', '=', old.id)
        .execute();
      continue;
    }
    seen.push(await insertDifference(tx, { provider, day, at }, one));
  }
  let gone = tx
    .updateTable('wallet_differences')
    .set({ state: 'gone', last_seen_at: at })
    .where('provider', '=', provider)
    .where('day', '=', day)
    .where('state', '=', 'open');
  if (seen.length > 0) gone = gone.where('id', 'not in', seen);
  await gone.execute();
  return fresh;
}

/**
 * Stores a new difference as open.
 * @returns its id
 */
async function insertDifference(
  tx: Transaction,
  { provider, day, at }: { provider: string; day: string; at: Date },
  found: FoundDifference,
): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('wallet_differences')
    .values({
      id,
      provider,
      day,
      kind: found.kind,
      type: found.type,
      reference: found.reference,
      provider_ref: found.providerRef,
      member_id: found.memberId,
      ours_cents: found.oursCents,
      theirs_cents: found.theirsCents,
      place: found.place,
      state: 'open',
      found_at: at,
      last_seen_at: at,
      settled_by: null,
      settled_at: null,
      settled_reason: null,
    })
    .execute();
  return id;
}

const LATELY_MS = 60 * 86_400_000;

/**
 * Returns the unresolved differences, then the other differences that a comparison found in the last 60 days. Each
 * group lists the newest day first.
 */
export async function listDifferences(db: Db, limit: number, now: Date): Promise<DifferenceRow[]> {
  return db
    .selectFrom('wallet_differences')
    .selectAll()
    .where((where) =>
      where.or([
        where('state', 'in', ['open', 'correcting']),
        where('last_seen_at', '>', new Date(now.getTime() - LATELY_MS)),
      ]),
    )
    .orderBy(sql`state not in ('open', 'correcting')`)
    .orderBy('day', 'desc')
    .orderBy('found_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countWaiting(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('wallet_differences')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('state', 'in', ['open', 'correcting'])
    .executeTakeFirstOrThrow();
  return n;
}

export function findDifference(db: Db, id: string): Promise<DifferenceRow | undefined> {
  return db.selectFrom('wallet_differences').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockDifference(tx: Transaction, id: string): Promise<DifferenceRow | undefined> {
  return tx
    .selectFrom('wallet_differences')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setDifference(
  tx: Transaction,
  id: string,
  change: Partial<Pick<DifferenceRow, 'state' | 'settled_by' | 'settled_at' | 'settled_reason'>>,
): Promise<void> {
  await tx.updateTable('wallet_differences').set(change).where('id', '=', id).execute();
}

/**
 * Returns true if no later event will settle the difference. This is the case if the provider has already reported the
 * final event, the server stored that event without processing it, and our row still contradicts the event:
 * - the provider captured the payment, but the top-up is not credited
 * - the provider paid the payout, but the cash-out failed or was cancelled
 */
export async function endingIsAside(
  db: Db,
  { provider, type, reference }: Pick<DifferenceRow, 'provider' | 'type' | 'reference'>,
): Promise<boolean> {
  const { rows } = await sql<{ aside: boolean }>`
    select exists (select 1 from wallet_provider_events where provider = ${provider} and outcome = 'set_aside'
          and reference = ${reference}::uuid
          and type = ${type === 'payment' ? 'payment_captured' : 'payout_paid'})
      and not exists (select 1 from wallet_top_ups where id = ${reference}::uuid and credited_at is not null)
      and not exists (select 1 from wallet_cash_outs where id = ${reference}::uuid
        and state not in ('failed', 'cancelled')) as aside`.execute(db);
  return rows[0]?.aside === true;
}

/** Returns true if clerks have corrected a difference between this top-up's state and the provider's statement. */
export async function isCorrected(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_differences')
    .select('id')
    .where('reference', '=', reference)
    .where('kind', '=', 'state')
    .where('state', '=', 'corrected')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCorrection(tx: Transaction, row: CorrectionRow): Promise<void> {
  await tx.insertInto('wallet_corrections').values(row).execute();
}

export function findCorrection(db: Db, id: string): Promise<CorrectionRow | undefined> {
  return db.selectFrom('wallet_corrections').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function decideCorrectionRow(
  tx: Transaction,
  id: string,
  change: Pick<CorrectionRow, 'state' | 'decided_by' | 'decided_at' | 'decided_reason'>,
): Promise<void> {
  await tx.updateTable('wallet_corrections').set(change).where('id', '=', id).execute();
}

/** Returns the proposed or booked corrections of the given differences, keyed by difference id. */
export async function correctionsOf(
  db: Db,
  differenceIds: string[],
): Promise<Map<string, CorrectionRow>> {
  if (differenceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('wallet_corrections')
    .selectAll()
    .where('difference_id', 'in', differenceIds)
    .where('state', 'in', ['proposed', 'booked'])
    .execute();
  return new Map(rows.map((row) => [row.difference_id, row]));
}
