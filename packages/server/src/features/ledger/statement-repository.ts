import type { Db } from '../../platform/database/database.ts';
import { accounts, kinds } from './accounts.ts';
import type { TransferRow } from './repository.ts';

/** Position of an operation in the ledger, which is the position of its first transfer. */
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
  /** Codes of the requested kinds of operations. Rounds are never included. */
  kinds?: readonly number[] | undefined;
  /** Asset of the operations, as the hundreds digit of an account code: 1 for money, 2 for Coins. */
  asset?: 1 | 2 | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/**
 * Returns the member's operations except rounds, newest first, with all their transfers. Transfers of different kinds
 * are separate rows, even if they share an operation id: a cash-out has one row for the request and one for the
 * payment.
 */
export async function operationsBefore(
  db: Db,
  memberId: string,
  { kinds: wanted, asset, from, until }: OperationFilter,
  before: OperationPlace | undefined,
  limit: number,
): Promise<OperationRow[]> {
  // The query below reads `limit` × `MAX_TRANSFERS` transfers, so that every returned operation is complete.
  const values: unknown[] = [memberId];
  const next = (value: unknown) => `$${values.push(value)}`;
  // SQL conditions. The name of each condition becomes part of the prepared statement's name. The round kind and the
  // limit are literals in the SQL text, because the query plan would not use the index if they were parameters.
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

/** Maximum number of transfers per operation. */
const MAX_TRANSFERS = 4;

const names = new Map<number, string>(
  Object.entries(accounts).map(([name, code]) => [
    code,
    name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`),
  ]),
);

/** Returns the name that the API contract uses for the account with this code, such as `payment_clearing`. */
export function accountName(code: number): string {
  return names.get(code) ?? String(code);
}
