/**
 * SQL queries that audit the ledger's own tables, one sealed batch of transfers after another. `memory` names the
 * tables that store the running sums. The continuous auditor uses permanent tables, and a full audit uses temporary
 * ones.
 */
import type { PoolClient } from 'pg';
import type { Finding, MemberFigures } from './audit-checks.ts';

/** Names of the audit's tables. They become part of SQL statements, so they must never come from external input. */
export interface Memory {
  walk: string;
  accounts: string;
  members: string;
}

export const lastingMemory: Memory = {
  walk: 'ledger_audit_walk',
  accounts: 'ledger_audit_accounts',
  members: 'ledger_audit_members',
};

/**
 * Creates empty temporary tables with the structure of the auditor's tables. PostgreSQL drops the temporary tables at
 * the end of the transaction.
 */
export async function temporaryMemory(client: PoolClient): Promise<Memory> {
  const memory = { walk: 'audit_walk', accounts: 'audit_accounts', members: 'audit_members' };
  await client.query(`
    create temporary table audit_walk (like ledger_audit_walk including all) on commit drop;
    create temporary table audit_accounts (like ledger_audit_accounts including all) on commit drop;
    create temporary table audit_members (like ledger_audit_members including all) on commit drop;
    insert into audit_walk default values`);
  return memory;
}

export interface Walk {
  seal_no: number;
  upto_tx: string;
  hash: Buffer;
  transfers: number;
  piece_at: Date | null;
  asked_at: Date | null;
}

export async function readWalk(client: PoolClient, { walk }: Memory): Promise<Walk> {
  const { rows } = await client.query<Walk>(
    `select seal_no, upto_tx::text, hash, transfers, piece_at, asked_at from ${walk}`,
  );
  const [row] = rows;
  if (!row) throw new Error('the auditor has lost its memory');
  return row;
}

export interface Seal {
  no: number;
  from_tx: string;
  upto_tx: string;
  transfers: number;
  hash: Buffer;
}

/** Returns the seals after seal `no` until they cover at least `most` transfers, but no more than 500 seals. */
export async function sealsAfter(client: PoolClient, no: number, most: number): Promise<Seal[]> {
  const { rows } = await client.query<Seal>(
    `select no, from_tx::text, upto_tx::text, transfers, hash from (
       select s.*, sum(transfers) over (order by no) - transfers as before
       from (select * from ledger_seals where no > $1 order by no limit 500) s) t
     where before < $2 order by no`,
    [no, most],
  );
  return rows;
}

export async function sealNumber(client: PoolClient, no: number): Promise<Seal | undefined> {
  const { rows } = await client.query<Seal>(
    'select no, from_tx::text, upto_tx::text, transfers, hash from ledger_seals where no = $1',
    [no],
  );
  return rows[0];
}

/** Checks a seal against its predecessor `before`. Returns a finding if the seal is wrong, otherwise undefined. */
export async function judgeSeal(
  client: PoolClient,
  seal: Seal,
  before: { no: number; upto_tx: string; hash: Buffer },
): Promise<Finding | undefined> {
  const fault = (text: string) => ({ subject: `seal ${seal.no}`, text });
  if (seal.no !== before.no + 1) return fault('a seal is missing before it');
  if (seal.from_tx !== before.upto_tx) return fault('it does not begin where the one before ends');
  const { rows } = await client.query<{ transfers: number; hash: Buffer }>(
    'select transfers, hash from ledger_hash($1, $2::xid8, $3::xid8)',
    [before.hash, seal.from_tx, seal.upto_tx],
  );
  const [made] = rows;
  if (made?.transfers !== seal.transfers)
    return fault(`${made?.transfers ?? 0} transfers instead of ${seal.transfers}`);
  return made.hash.equals(seal.hash) ? undefined : fault('a transfer was changed');
}

/** Adds the transfers of a range of transactions to the running sums. */
export async function addToMemory(
  client: PoolClient,
  memory: Memory,
  fromTx: string,
  uptoTx: string,
): Promise<void> {
  await client.query(
    `insert into ${memory.accounts} as a (account, balance)
     select account, sum(amount)::int8 from (
       select credit as account, amount from ledger_transfers where tx >= $1::xid8 and tx < $2::xid8
       union all select debit, -amount from ledger_transfers where tx >= $1::xid8 and tx < $2::xid8) m
     group by account order by account
     on conflict (account) do update set balance = a.balance + excluded.balance`,
    [fromTx, uptoTx],
  );
  await client.query(
    `insert into ${memory.members} as a (member_id, cash, bonus, in_play, outgoing, coins, played)
     select member_id, ${SUMS} from ledger_transfers where tx >= $1::xid8 and tx < $2::xid8
     group by member_id order by member_id
     on conflict (member_id) do update set cash = a.cash + excluded.cash, bonus = a.bonus + excluded.bonus,
       in_play = a.in_play + excluded.in_play, outgoing = a.outgoing + excluded.outgoing,
       coins = a.coins + excluded.coins, played = a.played + excluded.played`,
    [fromTx, uptoTx],
  );
}

const sumOf = (account: number) =>
  `coalesce(sum(case when credit = ${account} then amount when debit = ${account} then -amount end), 0)::int8`;
/**
 * SQL columns that sum a member's transfers: cash, bonus, money in play, outgoing money, Coins, and the payouts of
 * settled rounds minus their stakes.
 */
const SUMS = [101, 102, 103, 104, 201]
  .map(sumOf)
  .concat(
    'coalesce(sum(case when debit = 151 then amount when credit = 151 then -amount end) filter (where kind = 1), 0)::int8',
  )
  .join(', ');

export async function writeWalk(
  client: PoolClient,
  { walk }: Memory,
  to: { no: number; upto_tx: string; hash: Buffer; transfers: number },
  at: Date,
): Promise<void> {
  await client.query(
    `update ${walk} set seal_no = $1, upto_tx = $2::xid8, hash = $3, transfers = $4, piece_at = $5`,
    [to.no, to.upto_tx, to.hash, to.transfers, at],
  );
}

/**
 * Returns up to `limit` members with ids greater than `after`, in id order, with figures from their wallets and ledger
 * entries.
 */
export async function memberFigures(
  client: PoolClient,
  memory: Memory,
  after: string,
  limit: number,
): Promise<MemberFigures[]> {
  // Pass the transaction id as a value instead of a subquery, so that the planner knows how few transfers follow it.
  // Otherwise, each call would read the whole transfers table.
  const { upto_tx: upto } = await readWalk(client, memory);
  const { rows } = await client.query<MemberFigures>(
    `with ids as materialized (
       (select member_id from ledger_wallets where member_id > $1 order by 1 limit $2)
       union
       (select member_id from ${memory.members} where member_id > $1 order by 1 limit $2)
       order by 1 limit $2),
     tail as materialized (
       select member_id, ${SUMS} from ledger_transfers
       where tx >= $3::xid8 group by member_id)
     select ids.member_id, coalesce(w.cash, 0) as cash, coalesce(w.bonus, 0) as bonus,
       coalesce(w.in_play, 0) as in_play, coalesce(w.outgoing, 0) as outgoing, coalesce(w.coins, 0) as coins,
       coalesce(w.seed_pair_no, 0) as seed_pair_no, coalesce(w.next_nonce, 0) as next_nonce,
       coalesce(m.cash, 0) + coalesce(t.cash, 0) as e_cash,
       coalesce(m.bonus, 0) + coalesce(t.bonus, 0) as e_bonus,
       coalesce(m.in_play, 0) + coalesce(t.in_play, 0) as e_in_play,
       coalesce(m.outgoing, 0) + coalesce(t.outgoing, 0) as e_outgoing,
       coalesce(m.coins, 0) + coalesce(t.coins, 0) as e_coins,
       coalesce(m.played, 0) + coalesce(t.played, 0) as e_played
     from ids left join ledger_wallets w using (member_id) left join ${memory.members} m using (member_id)
       left join tail t(member_id, cash, bonus, in_play, outgoing, coins, played) using (member_id)
     order by 1`,
    [after, limit, upto],
  );
  return rows;
}

/** Returns total balances per asset. `members` and `house` must add up to zero, and `members` must equal `wallets`. */
export async function assetTotals(
  client: PoolClient,
  memory: Memory,
): Promise<{ asset: number; members: number; house: number; wallets: number }[]> {
  const { rows } = await client.query<{
    asset: number;
    members: number;
    house: number;
    wallets: number;
  }>(
    `with moved as (
       select account, balance as amount from ${memory.accounts}
       union all select credit, amount from ledger_transfers where tx >= (select upto_tx from ${memory.walk})
       union all select debit, -amount from ledger_transfers where tx >= (select upto_tx from ${memory.walk})),
     wallets as (select coalesce(sum(cash + bonus + in_play + outgoing), 0)::int8 as money,
       coalesce(sum(coins), 0)::int8 as coins from ledger_wallets)
     select asset, coalesce(sum(amount) filter (where account % 100 < 50), 0)::int8 as members,
       coalesce(sum(amount) filter (where account % 100 >= 50), 0)::int8 as house,
       case asset when 1 then max(money) else max(coins) end as wallets
     from (values (1), (2)) a(asset) cross join wallets left join moved on account / 100 = asset
     group by asset order by asset`,
  );
  return rows;
}

/** Counts the transfers that the auditor has not yet processed, up to `most`. */
export async function countAhead(client: Pick<PoolClient, 'query'>, most: number): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*) as n from (select from ledger_transfers
       where tx >= (select upto_tx from ledger_audit_walk) limit $1) t`,
    [most],
  );
  return rows[0]?.n ?? 0;
}

/**
 * Returns the net amount of each member's payments in the clearing account: top-ups minus refunds, chargebacks and paid
 * cash-outs.
 */
export async function clearingOf(
  client: PoolClient,
  memberIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ member_id: string; moved: number }>(
    `select member_id, sum(case when debit = 152 then amount when credit = 152 then -amount end)::int8 as moved
     from ledger_transfers where member_id = any($1::uuid[]) and kind <> 1 and kind in (10, 11, 12, 22)
     group by member_id`,
    [memberIds],
  );
  return new Map(rows.map(({ member_id, moved }) => [member_id, moved]));
}
