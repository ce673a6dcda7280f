import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    ledger_wallets: WalletRow;
    ledger_transfers: TransferRow;
  }
}

/** A member's balances in cents (`coins` in Coins), and the counters protected by the same row lock. */
export interface WalletRow {
  member_id: string;
  cash: number;
  bonus: number;
  coins: number;
  in_play: number;
  outgoing: number;
  version: number;
  event_seq: number;
  gate_version: number;
  seed_pair_no: number;
  next_nonce: number;
}

export interface TransferRow {
  tx: string;
  id: number;
  member_id: string;
  operation_id: string;
  amount: number;
  posted_at: Date;
  kind: number;
  debit: number;
  credit: number;
}

export async function openWallet(tx: Transaction, memberId: string): Promise<void> {
  await tx.client.query({
    name: 'ledger_open',
    text: 'select ledger_open($1)',
    values: [memberId],
  });
}

export async function lockRow(tx: Transaction, memberId: string): Promise<WalletRow | undefined> {
  const { rows } = await tx.client.query<WalletRow>({
    name: 'ledger_lock',
    text: 'select * from ledger_lock($1)',
    values: [memberId],
  });
  return rows[0];
}

/** Locks the members' wallets one by one, in the order of `memberIds`. */
export async function lockRows(tx: Transaction, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await tx.client.query({
    name: 'ledger_lock_many',
    text: `select l.member_id from unnest($1::uuid[]) with ordinality as n(member_id, place)
        cross join lateral ledger_lock(n.member_id) l
      order by n.place`,
    values: [memberIds],
  });
}

export async function raiseGate(tx: Transaction, memberId: string): Promise<void> {
  await tx.client.query({
    name: 'ledger_bump_gate',
    text: 'select ledger_bump_gate($1)',
    values: [memberId],
  });
}

export type PostStatus = 'ok' | 'replay' | 'mismatch' | 'insufficient' | 'unknown';

export async function postRow(
  tx: Transaction,
  input: {
    memberId: string;
    kind: number;
    operationId: string;
    debits: number[];
    credits: number[];
    amounts: number[];
    at: Date | null;
  },
): Promise<{ status: PostStatus; wallet: WalletRow }> {
  const { rows } = await tx.client.query<WalletRow & { status: PostStatus }>({
    name: 'ledger_post',
    text: 'select p.status, (p.wallet).* from ledger_post($1, $2, $3, $4, $5, $6, $7) p',
    values: [
      input.memberId,
      input.kind,
      input.operationId,
      input.debits,
      input.credits,
      input.amounts,
      input.at,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('ledger_post answered nothing');
  const { status, ...wallet } = row;
  return { status, wallet };
}

/** Posts several operations in one SQL statement, in the given order. Each operation has one transfer. */
export async function postRows(
  tx: Transaction,
  inputs: readonly {
    memberId: string;
    kind: number;
    operationId: string;
    debit: number;
    credit: number;
    amount: number;
  }[],
  at: Date,
): Promise<PostStatus[]> {
  const { rows } = await tx.client.query<{ status: PostStatus }>({
    name: 'ledger_post_many',
    text: `select p.status
      from unnest($1::uuid[], $2::smallint[], $3::uuid[], $4::smallint[], $5::smallint[], $6::bigint[])
          with ordinality as n(member_id, kind, operation_id, debit, credit, amount, place)
        cross join lateral ledger_post(n.member_id, n.kind, n.operation_id, array[n.debit], array[n.credit],
          array[n.amount], $7::timestamptz) p
      order by n.place`,
    values: [
      inputs.map(({ memberId }) => memberId),
      inputs.map(({ kind }) => kind),
      inputs.map(({ operationId }) => operationId),
      inputs.map(({ debit }) => debit),
      inputs.map(({ credit }) => credit),
      inputs.map(({ amount }) => amount),
      at,
    ],
  });
  return rows.map(({ status }) => status);
}

const FIND = {
  name: 'ledger_find',
  text: `select member_id, cash, bonus, coins, in_play, outgoing, version, event_seq, gate_version, seed_pair_no, next_nonce
    from ledger_wallets where member_id = $1`,
};

export async function findWallet(db: Db, memberId: string): Promise<WalletRow | undefined> {
  return (await db.client.query<WalletRow>({ ...FIND, values: [memberId] })).rows[0];
}

/**
 * Returns a member's transfers in order, except those of rounds, which are recorded in the round rows.
 * @param after id of a transaction (xid8 as text); only transfers of later transactions are returned
 * @param upTo id of the last transaction to include; undefined for no limit
 */
export async function transfersAfter(
  db: Db,
  memberId: string,
  after: string,
  upTo: string | undefined,
): Promise<TransferRow[]> {
  const { rows } = await db.client.query<TransferRow>({
    name: 'ledger_transfers_after',
    text: `select tx::text as tx, id, member_id, operation_id, amount, posted_at, kind, debit, credit from ledger_transfers
      where member_id = $1 and kind <> 1 and tx > $2::xid8 and ($3::xid8 is null or tx <= $3::xid8)
      order by ledger_transfers.tx, id`,
    values: [memberId, after, upTo ?? null],
  });
  return rows;
}

/**
 * Seals a batch of committed transfers that are not yet sealed. Only one node seals at a time, so the call does nothing
 * if another node holds the lock.
 * @returns number of sealed transfers; 0 if there were none
 */
export async function sealTransfers(db: Db): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select ledger_seal() as sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
}
