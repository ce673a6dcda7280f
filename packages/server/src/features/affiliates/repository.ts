import { sql } from 'kysely';
import type { AffiliateFile, refusalReasons } from '@wl/contract/office/affiliates';
import type { Db, Transaction } from '../../platform/database/database.ts';

export type Refusal = (typeof refusalReasons)[number];

export interface AffiliateRow {
  id: string;
  name: string;
  first_name: string;
  last_name: string;
  /** Date of birth, `YYYY-MM-DD`. */
  birth_date: string;
  email: string;
  email_key: string;
  phone: string;
  country: string;
  post_code: string;
  address1: string;
  person_key: Buffer;
  address_key: Buffer;
  state: AffiliateFile['state'];
  version: number;
  created_by: string;
  created_at: Date;
  updated_at: Date;
}

interface TokenRow {
  token: string;
  affiliate_id: string;
  created_at: Date;
}

interface ShareRow {
  affiliate_id: string;
  /** First day of the month from which the affiliate's percentage applies. */
  from_month: string;
  percent: number;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    affiliates: AffiliateRow;
    affiliates_tokens: TokenRow;
    affiliates_shares: ShareRow;
  }
}

export async function insertAffiliate(tx: Transaction, row: AffiliateRow): Promise<void> {
  await tx.insertInto('affiliates').values(row).execute();
}

export function findAffiliate(db: Db, id: string): Promise<AffiliateRow | undefined> {
  return db.selectFrom('affiliates').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Locks an affiliate until the transaction ends, so that the second of two concurrent changes sees the result of the
 * first.
 */
export function lockAffiliate(tx: Transaction, id: string): Promise<AffiliateRow | undefined> {
  return tx
    .selectFrom('affiliates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateAffiliate(
  tx: Transaction,
  id: string,
  change: Partial<Omit<AffiliateRow, 'id'>>,
): Promise<void> {
  await tx.updateTable('affiliates').set(change).where('id', '=', id).execute();
}

/** Inserts a token. Returns false if the token is already taken. */
export async function insertToken(tx: Transaction, row: TokenRow): Promise<boolean> {
  const done = await tx
    .insertInto('affiliates_tokens')
    .values(row)
    .onConflict((conflict) => conflict.column('token').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Returns the affiliate who owns a token; undefined if the affiliate is not active or the token is unknown. */
export async function activeOwnerOf(db: Db, token: string): Promise<AffiliateRow | undefined> {
  return db
    .selectFrom('affiliates')
    .innerJoin('affiliates_tokens', 'affiliates_tokens.affiliate_id', 'affiliates.id')
    .selectAll('affiliates')
    .where('affiliates_tokens.token', '=', token)
    .where('affiliates.state', '=', 'active')
    .executeTakeFirst();
}

/**
 * Stores the percentage that applies to an affiliate from the given month (`YYYY-MM`) onwards. Replaces any row for the
 * same month.
 */
export async function putShare(
  tx: Transaction,
  { affiliateId, month, percent }: { affiliateId: string; month: string; percent: number },
): Promise<void> {
  await tx
    .insertInto('affiliates_shares')
    .values({ affiliate_id: affiliateId, from_month: `${month}-01`, percent })
    .onConflict((conflict) =>
      conflict.columns(['affiliate_id', 'from_month']).doUpdateSet({ percent }),
    )
    .execute();
}

/** Returns an affiliate's percentages, each with the first month (`YYYY-MM`) to which it applies, oldest first. */
export async function findShares(
  db: Db,
  affiliateId: string,
): Promise<{ month: string; percent: number }[]> {
  const { rows } = await sql<{ month: string; percent: number }>`
    select to_char(from_month, 'YYYY-MM') as month, percent from affiliates_shares
    where affiliate_id = ${affiliateId} order by from_month`.execute(db);
  return rows;
}

export interface LineRow {
  id: string;
  name: string;
  state: AffiliateFile['state'];
  share_percent: number;
  tokens: string[];
  clicks: number;
  sign_ups: number;
  first_deposits: number;
  refused: number;
  waits: boolean;
}

/**
 * Returns all affiliates, newest first, each with its clicks, sign-ups, first deposits and refused referrals.
 * @param month the current month, `YYYY-MM`
 */
export async function affiliateLines(db: Db, month: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select a.id, a.name, a.state,
      coalesce((select percent from affiliates_shares s
        where s.affiliate_id = a.id and s.from_month <= ${`${month}-01`}::date
        order by from_month desc limit 1), 0) as share_percent,
      array(select token from affiliates_tokens t where t.affiliate_id = a.id order by t.created_at, token) as tokens,
      coalesce((select sum(clicks) from affiliates_clicks c join affiliates_tokens t using (token)
        where t.affiliate_id = a.id), 0)::int as clicks,
      coalesce(r.sign_ups, 0)::int as sign_ups, coalesce(r.first_deposits, 0)::int as first_deposits,
      coalesce(r.refused, 0)::int as refused,
      exists (select from affiliates_payouts p where p.affiliate_id = a.id and p.state = 'asked') as waits
    from affiliates a left join (
      select affiliate_id, count(*) filter (where refused_at is null) as sign_ups,
        count(first_deposit_at) filter (where refused_at is null) as first_deposits,
        count(refused_at) as refused
      from affiliates_referrals group by affiliate_id) r on r.affiliate_id = a.id
    order by a.created_at desc, a.id`.execute(db);
  return rows;
}

/** Returns one affiliate's tokens in order of creation, each with its clicks and sign-ups. */
export async function tokenLines(
  db: Db,
  affiliateId: string,
): Promise<{ token: string; clicks: number; sign_ups: number }[]> {
  const { rows } = await sql<{ token: string; clicks: number; sign_ups: number }>`
    select t.token,
      coalesce((select sum(clicks) from affiliates_clicks c where c.token = t.token), 0)::int as clicks,
      (select count(*) from affiliates_referrals r where r.affiliate_id = ${affiliateId}
        and r.token = t.token and r.refused_at is null)::int as sign_ups
    from affiliates_tokens t where t.affiliate_id = ${affiliateId} order by t.created_at, t.token`.execute(
    db,
  );
  return rows;
}
