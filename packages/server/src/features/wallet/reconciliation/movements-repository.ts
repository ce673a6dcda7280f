import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { MovementType, OurMovement } from './reconciliation-rules.ts';

/**
 * Returns our records of money movements at a provider: all movements within the period, and those with the given
 * references regardless of their time.
 */
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

/**
 * Returns the top-ups and cash-outs with the given references, each with its member, its kind and the provider's id for
 * it. Unknown references are omitted.
 */
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
 * Returns the UTC day of the first top-up through a provider; undefined if there is none. There is nothing to reconcile
 * on earlier days.
 */
export async function firstPaymentDay(db: Db, provider: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(created_at) at time zone 'UTC')::date as day from wallet_top_ups where provider = ${provider}`.execute(
    db,
  );
  return rows[0]?.day ?? undefined;
}
