import type { PoolClient } from 'pg';

/** A member account whose cached balance is not the sum of its transfers. */
export interface BalanceDifference {
  member_id: string;
  account: number;
  cached: number;
  summed: number;
}

/** Cached against summed, every account of every member, also members who have only one of both. */
export async function balanceDifferences(client: PoolClient): Promise<BalanceDifference[]> {
  const { rows } = await client.query<BalanceDifference>(`
    with movements as (
      select member_id, account, sum(amount)::int8 as summed from (
        select member_id, credit as account, amount from ledger_transfers where credit % 100 < 50
        union all
        select member_id, debit, -amount from ledger_transfers where debit % 100 < 50) m
      group by 1, 2),
    cached as (
      select member_id, v.account::smallint, v.cached from ledger_wallets,
        lateral (values (101, cash), (102, bonus), (103, in_play), (104, outgoing), (201, coins)) v(account, cached))
    select member_id, account, coalesce(cached, 0)::int8 as cached, coalesce(summed, 0)::int8 as summed
    from cached full join movements using (member_id, account)
    where coalesce(cached, 0) <> coalesce(summed, 0)
    order by 1, 2 limit 100`);
  return rows;
}

export interface AssetTotals {
  asset: number;
  members: number;
  house: number;
}

/** What members and house hold per asset (1 money, 2 Coins). */
export async function assetTotals(client: PoolClient): Promise<AssetTotals[]> {
  const { rows } = await client.query<AssetTotals>(`
    select account / 100 as asset,
      coalesce(sum(amount) filter (where account % 100 < 50), 0)::int8 as members,
      coalesce(sum(amount) filter (where account % 100 >= 50), 0)::int8 as house
    from (select credit as account, amount from ledger_transfers
      union all select debit, -amount from ledger_transfers) m
    group by 1 order by 1`);
  return rows;
}

export interface SealFault {
  no: number;
  fault: string;
}

/** Recomputes the chain; also a gap or an overlap between two seals is a fault. */
export async function sealFaults(
  client: PoolClient,
): Promise<{ seals: number; sealed: number; faults: SealFault[] }> {
  const { rows } = await client.query<{ no: number; transfers: number; fault: string | null }>(`
    with chain as (
      select s.*, lag(hash, 1, sha256('wanderluck ledger')) over w as before,
        lag(upto_tx, 1, '0'::xid8) over w as should_begin, row_number() over w as should_be
      from ledger_seals s window w as (order by no))
    select c.no, c.transfers, case
        when c.no <> c.should_be then 'a seal is missing before it'
        when c.from_tx <> c.should_begin then 'it does not begin where the one before ends'
        when h.transfers <> c.transfers then h.transfers || ' transfers instead of ' || c.transfers
        when h.hash <> c.hash then 'a transfer was changed' end as fault
    from chain c, lateral ledger_hash(c.before, c.from_tx, c.upto_tx) h order by c.no`);
  return {
    seals: rows.length,
    sealed: rows.reduce((sum, { transfers }) => sum + transfers, 0),
    faults: rows.flatMap(({ no, fault }) => (fault === null ? [] : [{ no, fault }])),
  };
}

/** Whether a table exists: the audit reads what other features own when it is there. */
export async function tableExists(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [`public.${name}`],
  );
  return rows[0]?.found ?? false;
}
