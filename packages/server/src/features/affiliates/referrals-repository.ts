import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Refusal } from './repository.ts';

interface ClickRow {
  token: string;
  day: string;
  clicks: number;
}

interface VisitorRow {
  key: Buffer;
  seen_at: Date;
}

export interface ReferralRow {
  member_id: string;
  affiliate_id: string;
  token: string;
  referred_at: Date;
  first_deposit_at: Date | null;
  refused_at: Date | null;
  reason: Refusal | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    affiliates_clicks: ClickRow;
    affiliates_visitors: VisitorRow;
    affiliates_referrals: ReferralRow;
  }
}

/** Counts a click unless a click with the same visitor key has already been counted. */
export async function putClick(
  tx: Transaction,
  { key, token, day, at }: { key: Buffer; token: string; day: string; at: Date },
): Promise<void> {
  await sql`
    with visitor as (
      insert into affiliates_visitors (key, seen_at) values (${key}, ${at})
      on conflict (key) do nothing returning key)
    insert into affiliates_clicks as c (token, day, clicks) select ${token}, ${day}::date, 1 from visitor
    on conflict (token, day) do update set clicks = c.clicks + 1`.execute(tx);
}

export async function forgetVisitors(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('affiliates_visitors').where('seen_at', '<', before).execute();
}

/** Stores a referral unless the member already has one, because a member has at most one affiliate. */
export async function insertReferral(
  tx: Transaction,
  row: Pick<ReferralRow, 'member_id' | 'affiliate_id' | 'token' | 'referred_at'>,
): Promise<void> {
  await tx
    .insertInto('affiliates_referrals')
    .values({ ...row, first_deposit_at: null, refused_at: null, reason: null })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

export function findReferral(db: Db, memberId: string): Promise<ReferralRow | undefined> {
  return db
    .selectFrom('affiliates_referrals')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function referredAmong(db: Db, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await db.client.query<{ member_id: string }>({
    name: 'affiliates_referred_among',
    text: `select member_id from affiliates_referrals where member_id = any($1::uuid[])`,
    values: [memberIds],
  });
  return rows.map(({ member_id }) => member_id);
}

/** Stores the time of a referral's first deposit. Later calls for the same member change nothing. */
export async function noteFirstDeposit(tx: Transaction, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('affiliates_referrals')
    .set({ first_deposit_at: at })
    .where('member_id', '=', memberId)
    .where('first_deposit_at', 'is', null)
    .execute();
}

/** Returns an affiliate's referrals that have not been refused. */
export function acceptedReferrals(
  db: Db,
  affiliateId: string,
): Promise<Pick<ReferralRow, 'member_id' | 'referred_at'>[]> {
  return db
    .selectFrom('affiliates_referrals')
    .select(['member_id', 'referred_at'])
    .where('affiliate_id', '=', affiliateId)
    .where('refused_at', 'is', null)
    .execute();
}

/** Marks referrals as refused. Referrals that are already refused keep their date and reason. */
export async function refuse(
  tx: Transaction,
  refused: readonly { memberId: string; reason: Refusal }[],
  at: Date,
): Promise<void> {
  if (refused.length === 0) return;
  await sql`
    update affiliates_referrals r set refused_at = ${at}, reason = f.reason
    from unnest(${refused.map(({ memberId }) => memberId)}::uuid[],
      ${refused.map(({ reason }) => reason)}::text[]) f(member_id, reason)
    where r.member_id = f.member_id and r.refused_at is null`.execute(tx);
}

export async function referralPage(
  db: Db,
  affiliateId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ReferralRow[]; total: number }> {
  const of = db.selectFrom('affiliates_referrals').where('affiliate_id', '=', affiliateId);
  const [rows, counted] = await Promise.all([
    of
      .selectAll()
      .orderBy('referred_at', 'desc')
      .orderBy('member_id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

/**
 * Returns an affiliate's clicks, sign-ups and first deposits per day or month. Omits days and months without any of
 * these.
 */
export async function comings(
  db: Db,
  affiliateId: string,
  { from, until, by }: { from: Date; until: Date; by: 'day' | 'month' },
): Promise<{ period: string; clicks: number; sign_ups: number; first_deposits: number }[]> {
  const format = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const { rows } = await sql<{
    period: string;
    clicks: number;
    sign_ups: number;
    first_deposits: number;
  }>`
    select to_char(day, ${format}) as period, sum(clicks)::int as clicks, sum(sign_ups)::int as sign_ups,
      sum(first_deposits)::int as first_deposits
    from (
      select c.day, c.clicks, 0 as sign_ups, 0 as first_deposits
        from affiliates_clicks c join affiliates_tokens t using (token)
        where t.affiliate_id = ${affiliateId}
      union all
      select (referred_at at time zone 'UTC')::date, 0, 1, 0 from affiliates_referrals
        where affiliate_id = ${affiliateId} and refused_at is null
      union all
      select (first_deposit_at at time zone 'UTC')::date, 0, 0, 1 from affiliates_referrals
        where affiliate_id = ${affiliateId} and refused_at is null and first_deposit_at is not null) one
    where day >= (${from}::timestamptz at time zone 'UTC')::date
      and day < (${until}::timestamptz at time zone 'UTC')::date
    group by 1`.execute(db);
  return rows;
}
