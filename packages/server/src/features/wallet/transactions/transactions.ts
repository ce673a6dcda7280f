import type { QueryOf, ReplyOf } from '@wl/contract/call';
import type { EventKind } from '@wl/contract/event';
import type { NewsData } from '@wl/contract/news';
import { staffNews } from '@wl/contract/news/staff';
import { walletNews } from '@wl/contract/news/wallet';
import type * as calls from '@wl/contract/wallet-transactions';
import type { Transaction as WireTransaction } from '@wl/contract/wallet-transactions';
import { DEFAULT_CURRENCY } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readWallet, toWallet, type WalletRow } from '../../ledger/index.ts';
import type { MemberRow } from '../../members/index.ts';
import { cancelAllowed } from '../cash-outs/cancel-allowed.ts';
import { csvLine, decimal } from './csv.ts';
import { aggregateOf, dayRange } from './transaction-rules.ts';
import {
  completedByMonth,
  transactionPage,
  transactionRow,
  transactionTotals,
  type TransactionFilter,
  type TransactionRow,
} from './transaction-repository.ts';

const PAGE_SIZE = 20;
const MONTHS = 24;
/** Number of transactions read per query for the CSV file. */
const CSV_PAGE = 1000;

/**
 * Displayed status for each step of a top-up or cash-out (specification §3). Refunded top-ups are shown as cancelled.
 */
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

function toTransaction(row: TransactionRow, mayCancel: boolean): WireTransaction {
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
    can_cancel: mayCancel && row.kind === 'cash_out' && step === 'pending',
  };
}

type Filters = QueryOf<typeof calls.transactionTotals>;

/**
 * Converts a request's filters to those of the database query.
 * @throws DomainError request.invalid for invalid days
 */
function toFilter({ kind, status, method_id, from, to }: Filters): TransactionFilter {
  return {
    kind,
    methodId: method_id,
    ...dayRange(from, to),
    states:
      status === undefined
        ? undefined
        : Object.entries(statuses).flatMap(([step, of]) => (of === status ? [step] : [])),
  };
}

/** Returns one page of the member's transaction list, with the metadata that specification §3 requires. */
export async function listTransactions(
  deps: Deps,
  memberId: string,
  { page, ip, ...filters }: QueryOf<typeof calls.transactions> & { ip: string },
): Promise<ReplyOf<typeof calls.transactions>> {
  const offset = (page - 1) * PAGE_SIZE;
  const window = { limit: PAGE_SIZE, offset };
  const { rows, total } = await transactionPage(deps.db, memberId, toFilter(filters), window);
  const mayCancel = await cancelAllowed(deps, deps.db, memberId, { ip });
  return {
    data: rows.map((row) => toTransaction(row, mayCancel)),
    meta: { current_page: page, total, to: Math.min(offset + rows.length, total) },
  };
}

/** Returns the totals of the filtered transactions (specification §3), and the member's lifetime net deposits. */
export async function readTotals(
  deps: Deps,
  memberId: string,
  filters: Filters,
): Promise<ReplyOf<typeof calls.transactionTotals>> {
  const filter = toFilter(filters);
  const now = deps.clock.now();
  const [kinds, lifetime, months] = await Promise.all([
    transactionTotals(deps.db, memberId, filter),
    transactionTotals(deps.db, memberId, {}),
    completedByMonth(deps.db, memberId, filter, MONTHS),
  ]);
  const amountOf = (kind: TransactionRow['kind']) =>
    lifetime.find((row) => row.kind === kind)?.amount ?? 0;
  const until = filter.until && filter.until < now ? filter.until : now;
  const of = (kind: TransactionRow['kind']) =>
    aggregateOf(
      kinds.find((row) => row.kind === kind),
      until,
    );
  return {
    data: {
      top_ups: of('top_up'),
      cash_outs: of('cash_out'),
      lifetime_net_deposits: amountOf('top_up') - amountOf('cash_out'),
      months: months.reverse(),
    },
  };
}

/**
 * Returns, as CSV, all transactions that match the filters. Amounts are decimal numbers. Refunds are listed in a
 * separate column and are not deducted from the amounts.
 */
export async function transactionsFile(
  deps: Deps,
  memberId: string,
  filters: Filters,
): Promise<string> {
  const filter = toFilter(filters);
  const parts = [
    csvLine(
      ['id', 'kind', 'status', 'step', 'amount', 'given_back', 'currency', 'method'].concat(
        'created_at',
        'updated_at',
      ),
    ),
  ];
  for (let offset = 0; ; offset += CSV_PAGE) {
    const window = { limit: CSV_PAGE, offset };
    const { rows } = await transactionPage(deps.db, memberId, filter, window);
    for (const row of rows) {
      const { id, kind, status, step, amount, method, created_at, updated_at } = toTransaction(
        row,
        false,
      );
      parts.push(
        csvLine([
          id,
          kind,
          status,
          step,
          decimal(amount),
          decimal(row.refunded_cents),
          DEFAULT_CURRENCY,
          method,
          created_at,
          updated_at,
        ]),
      );
    }
    if (rows.length < CSV_PAGE) return parts.join('');
  }
}

/** Returns the member's newest top-ups and cash-outs, for the member file in the back office. */
export async function lastTransactions(
  { db }: Pick<Deps, 'db'>,
  memberId: string,
  limit = PAGE_SIZE,
): Promise<WireTransaction[]> {
  const { rows } = await transactionPage(db, memberId, {}, { limit, offset: 0 });
  // Clerks cannot cancel a member's transactions, so do not offer this action.
  return rows.map((row) => toTransaction(row, false));
}

/**
 * Returns one of the member's transactions.
 * @throws DomainError request.not_found, also for another member's transaction, to hide its existence
 */
export async function readTransaction(
  deps: Deps,
  db: Db,
  kind: TransactionRow['kind'],
  { id, memberId }: { id: string; memberId: string },
): Promise<WireTransaction> {
  return toOwnTransaction(deps, db, await transactionRow(db, kind, id), memberId);
}

/**
 * Converts a row to a transaction in the contract's format, for the member who owns it.
 * @param member the member's row, if the caller has already loaded it
 * @throws DomainError request.not_found if the row is missing or belongs to another member
 */
async function toOwnTransaction(
  deps: Deps,
  db: Db,
  row: TransactionRow | undefined,
  memberId: string,
  member?: MemberRow,
): Promise<WireTransaction> {
  if (row?.member_id !== memberId) throw new DomainError('request.not_found');
  const mayCancel =
    row.state === 'pending' && (await cancelAllowed(deps, db, memberId, { member }));
  return toTransaction(row, mayCancel);
}

export interface Change {
  kind: TransactionRow['kind'];
  id: string;
  memberId: string;
  /** True if money moved, in which case the balances are published too. */
  moved: boolean;
  /** Current balances and the member's row, if the caller has already loaded them. */
  wallet?: WalletRow;
  member?: MemberRow;
  /** Kind of the event that was stored with the change. The event's subscribers are woken after the commit. */
  event?: EventKind;
}

/**
 * Publishes the changed transaction to the member's windows after the commit, with the balances if money moved. A
 * changed cash-out is also published to the back office. Call this function last, because it reads the written rows.
 */
export async function publishChange(
  deps: Deps,
  tx: Transaction,
  { kind, id, memberId, moved, event, ...known }: Change,
): Promise<WireTransaction> {
  const row = await transactionRow(tx, kind, id);
  const transaction = await toOwnTransaction(deps, tx, row, memberId, known.member);
  const balances = known.wallet ? toWallet(known.wallet) : undefined;
  const wallet = moved ? (balances ?? (await readWallet(tx, memberId))) : undefined;
  tx.afterCommit(() => {
    const channel = `private-member.${memberId}`;
    deps.realtime.publish(channel, walletNews.transaction_changed, { transaction });
    if (wallet) deps.realtime.publish(channel, walletNews.changed, { wallet });
    if (kind === 'cash_out')
      deps.realtime.publish('private-staff.cash-outs', staffNews.cash_out_changed, {
        id,
        // Use the step as the state, because the steps of a cash-out have the same names as its states.
        state: transaction.step as NewsData<typeof staffNews.cash_out_changed>['state'],
      });
    if (event !== undefined) deps.events.wake(event);
  });
  return transaction;
}
