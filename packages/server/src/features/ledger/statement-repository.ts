import type { Db } from '../../platform/database.ts';
import { accounts, kinds } from './accounts.ts';
import type { TransferRow } from './repository.ts';

/** Where an operation stands in the order of the ledger: its first transfer. */
export interface OperationPlace {
  /** Transaction id (xid8) as text. */
  tx: string;
  id: number;
}

export interface OperationRow extends OperationPlace {
  operation_id: string;
  kind: number;
  posted_at: Date;
  entries: { debit: number; credit: number; amount: number }[];
}

export interface OperationFilter {
  /** Codes of kinds; rounds are never among them. */
  kinds?: readonly number[] | undefined;
  /** Accounts from this code on and below that one: one asset. */
  asset?: 1 | 2 | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/**
 * The member's operations but rounds, newest first, with all their transfers. An operation that was posted in parts (a
 * cash-out is requested and paid under one id) is a line per kind.
 */
export async function operationsBefore(
  db: Db,
  memberId: string,
  { kinds: wanted, asset, from, until }: OperationFilter,
  before: OperationPlace | undefined,
  limit: number,
): Promise<OperationRow[]> {
  // Transfers of one operation share transaction, kind and id of operation; a few more than wanted make sure that the last
  // one is whole.
  const values: unknown[] = [memberId];
  const next = (value: unknown) => `$${values.push(value)}`;
  // By name and text of what is narrowed; a plan that does not know kind or limit would not know the index either.
  const narrowings = [
    ...(before
      ? [['before', `(tx, id) < (${next(before.tx)}::xid8, ${next(before.id)})`] as const]
      : []),
    ...(wanted ? [['kinds', `kind = any (${next([...wanted])}::smallint[])`] as const] : []),
    ...(asset === undefined ? [] : [['asset', `debit / 100 = ${next(asset)}`] as const]),
    ...(from ? [['from', `posted_at >= ${next(from)}`] as const] : []),
    ...(until ? [['until', `posted_at < ${next(until)}`] as const] : []),
  ];
  const { rows } = await db.client.query<TransferRow>({
    name: ['ledger_operations', ...narrowings.map(([name]) => name), limit].join('_'),
    text: `
      select tx, id, operation_id, amount, posted_at, kind, debit, credit from ledger_transfers
      where ${['member_id = $1', `kind <> ${kinds.round}`, ...narrowings.map(([, text]) => text)].join(' and ')}
      order by tx desc, id desc limit ${limit * MAX_TRANSFERS}`,
    values,
  });
  const operations: OperationRow[] = [];
  for (const row of rows) {
    const last = operations.at(-1);
    const { tx, id, operation_id, kind, posted_at } = row;
    const entry = { debit: row.debit, credit: row.credit, amount: row.amount };
    if (last?.tx === tx && last.kind === kind && last.operation_id === operation_id) {
      last.entries.unshift(entry);
      last.id = id;
    } else operations.push({ tx, id, operation_id, kind, posted_at, entries: [entry] });
  }
  return operations.slice(0, limit);
}

/** No operation has more transfers. */
const MAX_TRANSFERS = 4;

const names = new Map<number, string>(
  Object.entries(accounts).map(([name, code]) => [
    code,
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
);

/** The account of this code as the contract names it: `payment_clearing`. */
export function accountName(code: number): string {
  return names.get(code) ?? String(code);
}
