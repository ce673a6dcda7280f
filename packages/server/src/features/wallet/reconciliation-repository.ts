import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { FoundDifference, MovementType, OurMovement } from './reconciliation-rules.ts';

export interface ReconciliationRow {
  id: string;
  provider: string;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  compared_at: Date;
  result: 'agrees' | 'differs' | 'no_statement';
  theirs: number;
  ours: number;
  theirs_cents: number;
  ours_cents: number;
  clearing_cents: number;
}

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

declare module '../../platform/database.ts' {
  interface Tables {
    wallet_reconciliations: ReconciliationRow;
    wallet_differences: DifferenceRow;
    wallet_corrections: CorrectionRow;
  }
}

/** Our movements at a provider: those of the window, and those of the given references whenever they were. */
export async function ourMovements(
  db: Db,
  provider: string,
  { from, to }: { from: Date; to: Date },
  references: string[],
): Promise<OurMovement[]> {
  const { rows } = await sql<{
    type: MovementType;
    at: Date;
    reference: string;
    provider_ref: string | null;
    member_id: string;
    amount_cents: number;
  }>`
    with top_ups as (
      select * from wallet_top_ups where credited_at >= ${from} and credited_at < ${to}
      union
      select * from wallet_top_ups where id = any(${references}::uuid[]) and credited_at is not null),
    given_back as (
      select * from wallet_provider_events where received_at >= ${from} and received_at < ${to}
      union
      select * from wallet_provider_events where reference = any(${references}::uuid[])),
    payouts as (
      select * from wallet_cash_outs where state = 'paid' and updated_at >= ${from} and updated_at < ${to}
      union
      select * from wallet_cash_outs where state = 'paid' and id = any(${references}::uuid[]))
    select 'payment' as type, credited_at as at, id as reference, provider_ref, member_id, amount_cents
      from top_ups where provider = ${provider}
    union all
    select case e.type when 'payment_refunded' then 'refund' else 'charge_back' end, e.received_at, e.reference,
        t.provider_ref, t.member_id, -e.amount_cents
      from given_back e join wallet_top_ups t on t.id = e.reference
      where e.provider = ${provider} and e.outcome = 'applied'
        and e.type in ('payment_refunded', 'payment_charged_back')
    union all
    select 'payout', c.updated_at, c.id, c.provider_ref, c.member_id, -c.amount_cents
      from payouts c join wallet_methods m on m.id = c.method_id where m.provider = ${provider}
    order by at, reference`.execute(db);
  return rows.map((row) => ({
    type: row.type,
    at: row.at,
    reference: row.reference,
    providerRef: row.provider_ref,
    memberId: row.member_id,
    amountCents: row.amount_cents,
  }));
}

/** Which of these references are ours, with their member and the id the provider gave. */
export async function knownReferences(
  db: Db,
  references: string[],
): Promise<
  Map<string, { memberId: string; kind: 'top_up' | 'cash_out'; providerRef: string | null }>
> {
  const { rows } = await sql<{
    id: string;
    member_id: string;
    kind: 'top_up' | 'cash_out';
    provider_ref: string | null;
  }>`
    select id, member_id, 'top_up' as kind, provider_ref from wallet_top_ups where id = any(${references}::uuid[])
    union all
    select id, member_id, 'cash_out', provider_ref from wallet_cash_outs where id = any(${references}::uuid[])`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { memberId: row.member_id, kind: row.kind, providerRef: row.provider_ref },
    ]),
  );
}

/**
 * Whether the provider has told how a top-up or cash-out ended, its word did not fit and was set aside, and by our books it has
 * ended otherwise or never: then nothing that is still to come would book what the statement has.
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

/** Whether clerks have booked what the provider's statement has of this top-up. */
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

export async function insertReconciliation(tx: Transaction, row: ReconciliationRow): Promise<void> {
  await tx.insertInto('wallet_reconciliations').values(row).execute();
}

/** One comparison of a day at a time: two of them would find the same difference twice. */
export async function lockDay(tx: Transaction, provider: string, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reconcile ${provider} ${day}`}, 0))`.execute(
    tx,
  );
}

/**
 * Stores what a comparison of a day has found: new differences open, known ones stay what they were, a waiting one that is
 * not found any more is gone, and one that comes back is open again.
 * @returns how many are new or came back
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
    const id = uuidv7();
    seen.push(id);
    await tx
      .insertInto('wallet_differences')
      .values({
        id,
        provider,
        day,
        kind: one.kind,
        type: one.type,
        reference: one.reference,
        provider_ref: one.providerRef,
        member_id: one.memberId,
        ours_cents: one.oursCents,
        theirs_cents: one.theirsCents,
        place: one.place,
        state: 'open',
        found_at: at,
        last_seen_at: at,
        settled_by: null,
        settled_at: null,
        settled_reason: null,
      })
      .execute();
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

export type ReconciledDayRow = ReconciliationRow & { comparisons: number; open: number };

/** The newest comparison of each day, newest day first. */
export async function reconciledDays(db: Db, limit: number): Promise<ReconciledDayRow[]> {
  const { rows } = await sql<ReconciledDayRow>`
    select r.*, (select count(*)::int from wallet_reconciliations c
        where c.provider = r.provider and c.day = r.day) as comparisons,
      (select count(*)::int from wallet_differences d
        where d.provider = r.provider and d.day = r.day and d.state in ('open', 'correcting')) as open
    from (select distinct on (provider, day) * from wallet_reconciliations
      order by provider, day desc, compared_at desc, id desc) r
    order by day desc, provider limit ${limit}`.execute(db);
  return rows;
}

/** A comparison of a day that was over by then: one of an unfinished day says nothing about what came after it. */
const AFTER_ITS_END = sql`compared_at >= (day + 1)::timestamp at time zone 'UTC'`;

/** The last day whose whole statement was read; undefined when none was. */
export async function lastReconciledDay(db: Db, provider: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from wallet_reconciliations
    where provider = ${provider} and result <> 'no_statement' and ${AFTER_ITS_END}`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Days after `since` that have waiting differences, or no comparison of the whole day with a statement: worth another look. */
export async function daysToRepeat(db: Db, provider: string, since: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from wallet_differences
      where provider = ${provider} and day >= ${since} and state = 'open'
    union
    select day from wallet_reconciliations where provider = ${provider} and day >= ${since}
      group by day having not bool_or(result <> 'no_statement' and ${AFTER_ITS_END})
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

/** The day of the first top-up ever asked of a provider: before it there is nothing to compare. */
export async function firstPaymentDay(db: Db, provider: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(created_at) at time zone 'UTC')::date as day from wallet_top_ups where provider = ${provider}`.execute(
    db,
  );
  return rows[0]?.day ?? undefined;
}

const LATELY_MS = 60 * 86_400_000;

/** What waits, oldest first, then what was settled or went away in the last 60 days. */
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

/** The correction of each difference that is proposed or booked. */
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

/** What the statements say the providers hold at the end of each compared day, oldest first. */
export async function statementsByDay(db: Db): Promise<{ day: string; total: number }[]> {
  const { rows } = await sql<{ day: string; total: number }>`
    select day, (sum(sum(theirs_cents)) over (order by day))::int8 as total from (
      select distinct on (provider, day) day, theirs_cents from wallet_reconciliations
      where result <> 'no_statement' order by provider, day, compared_at desc, id desc) newest
    group by day order by day`.execute(db);
  return rows;
}
