import { sql } from 'kysely';
import { columnsOf, type Db, type Transaction } from '../../platform/database/database.ts';
import type { MethodKind, PaymentEvent } from './payments.ts';
import { windowsOf, type Used } from './amount-rules.ts';
import type { TopUpState } from './top-ups/top-up-rules.ts';
import { steppedTable } from './stepped-repository.ts';

export interface MethodRow {
  id: string;
  member_id: string;
  provider: string;
  token: string;
  kind: MethodKind;
  label: string;
  first_used_at: Date;
  last_used_at: Date;
}

export interface TopUpRow {
  id: string;
  member_id: string;
  key: string;
  amount_cents: number;
  currency: string;
  kind: MethodKind;
  provider: string;
  provider_ref: string | null;
  redirect_url: string | null;
  state: TopUpState;
  method_id: string | null;
  refunded_cents: number;
  created_at: Date;
  updated_at: Date;
  credited_at: Date | null;
}

interface ProviderEventRow {
  provider: string;
  event_id: string;
  type: string;
  reference: string;
  amount_cents: number;
  outcome: 'applied' | 'ignored' | 'set_aside';
  received_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    wallet_methods: MethodRow;
    wallet_top_ups: TopUpRow;
    wallet_provider_events: ProviderEventRow;
  }
}

const topUps = steppedTable<
  TopUpRow,
  'provider_ref' | 'redirect_url' | 'method_id' | 'refunded_cents' | 'credited_at'
>(
  'wallet_top_ups',
  columnsOf({
    id: true,
    member_id: true,
    key: true,
    amount_cents: true,
    currency: true,
    kind: true,
    provider: true,
    provider_ref: true,
    redirect_url: true,
    state: true,
    method_id: true,
    refunded_cents: true,
    created_at: true,
    updated_at: true,
    credited_at: true,
  }),
);
export const {
  find: findTopUp,
  lock: lockTopUp,
  findByKey: findTopUpByKey,
  insert: insertTopUp,
  update: updateTopUp,
} = topUps;

/**
 * Returns the sums of the member's top-ups that count towards the daily and monthly limits. These are the top-ups that
 * can still be credited, and those that were credited, even if refunded later (gross, trust U10). A top-up counts from
 * the time it was started, because that is when the limits are checked.
 */
export async function topUpsUsed(db: Db, memberId: string, now: Date): Promise<Used> {
  const { day, month } = windowsOf(now);
  const { rows } = await db.client.query<Used>({
    name: 'wallet_top_ups_used',
    text: `
      select coalesce(sum(amount_cents) filter (where created_at >= $2), 0)::int8 as day,
        coalesce(sum(amount_cents), 0)::int8 as month
      from wallet_top_ups
      where member_id = $1 and created_at >= $3 and state <> 'declined'`,
    values: [memberId, day, month],
  });
  return rows[0] ?? { day: 0, month: 0 };
}

/**
 * Returns the total amount, in cents, of the member's top-ups since each of the given start times. Declined top-ups are
 * excluded.
 */
export async function topUpsSince(
  db: Db,
  memberId: string,
  from: Record<'day' | 'week' | 'month', { start: Date }>,
): Promise<Record<'day' | 'week' | 'month', number>> {
  const [day, week, month] = [from.day.start, from.week.start, from.month.start];
  const { rows } = await sql<Record<'day' | 'week' | 'month', number>>`
    select coalesce(sum(amount_cents) filter (where created_at >= ${day}), 0)::int8 as day,
      coalesce(sum(amount_cents) filter (where created_at >= ${week}), 0)::int8 as week,
      coalesce(sum(amount_cents) filter (where created_at >= ${month}), 0)::int8 as month
    from wallet_top_ups
    where member_id = ${memberId} and created_at >= least(${week}::timestamptz, ${month}::timestamptz)
      and state <> 'declined'`.execute(db);
  return rows[0] ?? { day: 0, week: 0, month: 0 };
}

/** Returns at most 100 top-ups without a final result that were last changed before `before`, oldest change first. */
export function staleTopUps(db: Db, before: Date): Promise<TopUpRow[]> {
  return db
    .selectFrom('wallet_top_ups')
    .selectAll()
    .where('state', 'in', ['started', 'authorised'])
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(100)
    .execute();
}

/** Returns the ids of a member's top-ups for which the provider has not reported a payment yet. */
export async function startedTopUps(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wallet_top_ups')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'started')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns true if the member has a top-up that can still be credited, because it has been started or is awaiting
 * settlement by the provider.
 */
export async function hasOpenTopUp(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_top_ups')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['started', 'authorised'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a payment method when the member first uses it. On later uses, updates its label and time of last use. */
export async function upsertMethod(
  tx: Transaction,
  row: Omit<MethodRow, 'last_used_at'>,
): Promise<MethodRow> {
  return tx
    .insertInto('wallet_methods')
    .values({ ...row, last_used_at: row.first_used_at })
    .onConflict((conflict) =>
      conflict
        .constraint('wallet_methods_once')
        .doUpdateSet({ label: row.label, last_used_at: row.first_used_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Returns the payment methods of the member's credited top-ups, most recently used first. A cash-out can be paid to any
 * of them.
 */
export function methodsOf(db: Db, memberId: string): Promise<MethodRow[]> {
  return db
    .selectFrom('wallet_methods as m')
    .selectAll('m')
    .where('m.member_id', '=', memberId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('wallet_top_ups as t')
          .select('t.id')
          // Compare `member_id` too, so that PostgreSQL can use the index that starts with this column.
          .whereRef('t.member_id', '=', 'm.member_id')
          .whereRef('t.method_id', '=', 'm.id')
          .where('t.state', '=', 'credited'),
      ),
    )
    .orderBy('m.last_used_at', 'desc')
    .execute();
}

export async function isEventKnown(db: Db, { provider, eventId }: PaymentEvent): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_provider_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEvent(
  tx: Transaction,
  event: PaymentEvent,
  outcome: ProviderEventRow['outcome'],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('wallet_provider_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      type: event.type,
      reference: event.reference,
      amount_cents: event.amountCents,
      outcome,
      received_at: at,
    })
    .execute();
}

/** Returns true if the member has at least one credited top-up that has not been fully refunded. */
export async function hasCreditedTopUp(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_top_ups')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns one deposit per member: the earliest credited since `since`, of at least `minCents`, and without any refund.
 * Members without a matching deposit are omitted.
 */
export async function firstDepositsSince(
  db: Db,
  since: Date,
  minCents: number,
): Promise<{ memberId: string; cents: number; at: Date }[]> {
  const rows = await db
    .selectFrom('wallet_top_ups')
    .distinctOn('member_id')
    .select(['member_id', 'amount_cents', 'credited_at'])
    .where('credited_at', '>=', since)
    .where('amount_cents', '>=', minCents)
    .where('refunded_cents', '=', 0)
    .orderBy('member_id')
    .orderBy('credited_at')
    .execute();
  return rows.map(({ member_id, amount_cents, credited_at }) => ({
    memberId: member_id,
    cents: amount_cents,
    at: credited_at ?? since,
  }));
}
