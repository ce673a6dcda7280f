import type { Transaction as WireTransaction } from '@wl/contract/wallet';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { readWallet } from '../ledger/index.ts';
import { transactionPage, transactionRow, type TransactionRow } from './cash-out-repository.ts';

export const PAGE_SIZE = 20;

/** Status of specification §3 by step. What was given back counts as cancelled. */
const statuses: Readonly<Record<WireTransaction['step'], WireTransaction['status']>> = {
  started: 'Pending',
  authorised: 'Pending',
  declined: 'Cancelled',
  credited: 'Completed',
  refunded: 'Cancelled',
  pending: 'Pending',
  flushed: 'Pending',
  approved_once: 'Pending',
  processing: 'Pending',
  paid: 'Completed',
  cancelled: 'Cancelled',
  failed: 'Cancelled',
};

export function toTransaction(row: TransactionRow): WireTransaction {
  const step = row.state as WireTransaction['step'];
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount_cents,
    status: statuses[step],
    step,
    method: row.method,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can_cancel: row.kind === 'cash_out' && step === 'pending',
  };
}

/** One page of the member's list with the meta of specification §3. */
export async function listTransactions(db: Db, memberId: string, page: number) {
  const { rows, total } = await transactionPage(db, memberId, page, PAGE_SIZE);
  const to = Math.min((page - 1) * PAGE_SIZE + rows.length, total);
  return { data: rows.map(toTransaction), meta: { current_page: page, total, to } };
}

/** The member's newest top-ups and cash-outs, for the desk's member file. */
export async function lastTransactions(
  { db }: Pick<Deps, 'db'>,
  memberId: string,
  limit = PAGE_SIZE,
): Promise<WireTransaction[]> {
  return (await transactionPage(db, memberId, 1, limit)).rows.map(toTransaction);
}

/** @throws DomainError request.not_found: also for another member's, so that ids tell nothing */
export async function readTransaction(
  db: Db,
  kind: TransactionRow['kind'],
  id: string,
  memberId: string,
): Promise<WireTransaction> {
  const row = await transactionRow(db, kind, id);
  if (!row || row.member_id !== memberId) throw new DomainError('request.not_found');
  return toTransaction(row);
}

/**
 * After the commit every window of the member hears of the changed line and, when money moved, of the balances; for a
 * cash-out also the desk. Reads what the transaction has written; call it last.
 */
export async function tellChange(
  deps: Deps,
  tx: Transaction,
  change: { kind: TransactionRow['kind']; id: string; memberId: string; moved: boolean },
): Promise<WireTransaction> {
  const { kind, id, memberId } = change;
  const transaction = await readTransaction(tx, kind, id, memberId);
  const wallet = change.moved ? await readWallet(tx, memberId) : undefined;
  tx.afterCommit(() => {
    const channel = `private-member.${memberId}`;
    deps.realtime.publish(channel, 'wallet.transaction_changed', { transaction });
    if (wallet) deps.realtime.publish(channel, 'wallet.changed', { wallet });
    if (kind === 'cash_out')
      deps.realtime.publish('private-staff.cash-outs', 'staff.cash_out_changed', {
        id,
        state: transaction.step,
      });
    deps.events.wake();
  });
  return transaction;
}
