/** Interface through which other features access money and Coins. */
import type { EventData, EventKind } from '@wl/contract/event';
import type { Wallet } from '@wl/contract/wallet';
import { DEFAULT_CURRENCY } from '@wl/world/casino/limits';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { appendEvent, appendEvents, type NewMemberEvent } from '../../platform/events/events.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { accounts, kinds, type Account, type Kind } from './accounts.ts';
import {
  findWallet,
  lockRow,
  lockRows,
  openWallet,
  postRow,
  postRows,
  raiseGate,
} from './repository.ts';
import type { WalletRow } from './repository.ts';

export { accounts, kinds, type Kind } from './accounts.ts';
export {
  addAuditChecks,
  type AuditCheck,
  type MemberCheck,
  type RowCheck,
} from './audit-checks.ts';
export { clearingCheck, expectation } from './audit.ts';
export { registerQueueSources } from './queue-sources.ts';
export { bonusCostEntries } from './reports/bonus-cost/repository.ts';
export { transfersAfter } from './repository.ts';
export { clearingMoved } from './liability-repository.ts';
export type { TransferRow, WalletRow } from './repository.ts';
export {
  accountName,
  operationsBefore,
  type OperationPlace,
  type OperationRow,
} from './statement-repository.ts';

/** Transfer of `amount` (cents or Coins, > 0) from account `debit` to account `credit` of the same asset. */
export interface Transfer {
  debit: Account;
  credit: Account;
  amount: number;
}

export interface Posting {
  memberId: string;
  /** Idempotency key: a UUID, unique per member and kind. */
  operationId: string;
  kind: Kind;
  transfers: Transfer[];
  /** Time of the operation according to the injected clock; defaults to the database's transaction time. */
  at?: Date;
}

/** Opens a member's accounts with zero balances. Does nothing if they are already open. */
export async function openAccounts(tx: Transaction, memberId: string): Promise<void> {
  await openWallet(tx, memberId);
}

/**
 * Locks the member's wallet for the rest of the transaction. A transaction that acquires more than one lock must
 * acquire the wallet lock before all others except the journey's lock (docs/architecture.md, Locks).
 *
 * @throws DomainError request.not_found if the member has no wallet
 */
export async function lockWallet(tx: Transaction, memberId: string): Promise<WalletRow> {
  const row = await lockRow(tx, memberId);
  if (!row) throw new DomainError('request.not_found');
  return row;
}

/**
 * Locks several members' wallets until the transaction ends. Uses a single SQL statement, and locks the wallets in
 * member id order to prevent deadlocks.
 */
export async function lockWallets(tx: Transaction, memberIds: readonly string[]): Promise<void> {
  await lockRows(tx, [...new Set(memberIds)].sort());
}

/**
 * Posts one operation: locks the wallet, changes its balances and writes the transfers. A duplicate call changes
 * nothing and returns `repeated: true`. After the commit, the caller publishes `wallet.changed` with the balances from
 * `toWallet`.
 * @throws DomainError wallet.insufficient_funds · wallet.key_reused (same operation, different transfers) ·
 *   request.not_found (the member has no wallet)
 */
export async function post(
  tx: Transaction,
  { memberId, operationId, kind, transfers, at }: Posting,
): Promise<{ wallet: WalletRow; repeated: boolean }> {
  const { status, wallet } = await postRow(tx, {
    memberId,
    kind: kinds[kind],
    operationId,
    debits: transfers.map(({ debit }) => accounts[debit]),
    credits: transfers.map(({ credit }) => accounts[credit]),
    amounts: transfers.map(({ amount }) => amount),
    at: at ?? null,
  });
  if (status === 'insufficient') throw new DomainError('wallet.insufficient_funds');
  if (status === 'mismatch') throw new DomainError('wallet.key_reused');
  if (status === 'unknown') throw new DomainError('request.not_found');
  failpoint?.('money.before_commit');
  if (failpoint) tx.afterCommit(() => failpoint?.('money.after_commit'));
  return { wallet, repeated: status === 'replay' };
}

/** Coins that the casino grants a member in one operation. */
export interface Grant {
  memberId: string;
  /** Idempotency key, as in `Posting`. */
  operationId: string;
  coins: number;
}

/**
 * Books grants of Coins in one SQL statement. The wallets are locked in the given order, so pass the grants in member
 * id order. A duplicate grant changes nothing.
 * @returns for each grant, true if it was booked now; false if it had been booked earlier, even with a different amount
 * @throws DomainError request.not_found if a member has no wallet
 */
export async function grantCoins(
  tx: Transaction,
  grants: readonly Grant[],
  at: Date,
): Promise<boolean[]> {
  if (grants.length === 0) return [];
  const statuses = await postRows(
    tx,
    grants.map(({ memberId, operationId, coins }) => ({
      memberId,
      operationId,
      kind: kinds.coins_granted,
      debit: accounts.coinsIssued,
      credit: accounts.coins,
      amount: coins,
    })),
    at,
  );
  if (statuses.includes('unknown')) throw new DomainError('request.not_found');
  if (failpoint)
    for (const _ of grants) {
      failpoint('money.before_commit');
      tx.afterCommit(() => failpoint?.('money.after_commit'));
    }
  return statuses.map((status) => status === 'ok');
}

/** Returns the balances in the contract's format. */
export function toWallet(
  row: Pick<WalletRow, 'version' | 'cash' | 'bonus' | 'coins' | 'in_play' | 'outgoing'>,
): Wallet {
  return {
    version: row.version,
    currency: DEFAULT_CURRENCY,
    cash: row.cash,
    bonus: row.bonus,
    coins: row.coins,
    in_play: row.in_play,
    on_its_way: row.outgoing,
  };
}

/**
 * Returns the wallet row without locking it; undefined if there is none. The bet path needs no lock here, because the
 * values read are compared with the locked row when the bet is booked.
 */
export function walletOf(db: Db, memberId: string): Promise<WalletRow | undefined> {
  return findWallet(db, memberId);
}

/** Returns a member's balances. @throws DomainError request.not_found if the member has no wallet */
export async function readWallet(db: Db, memberId: string): Promise<Wallet> {
  const row = await findWallet(db, memberId);
  if (!row) throw new DomainError('request.not_found');
  return toWallet(row);
}

/** Stores a member's event and returns its sequence number. The number is assigned while the wallet is locked. */
export async function recordEvent<Kind extends EventKind>(
  tx: Transaction,
  kind: Kind,
  event: { memberId: string; data: EventData<Kind> },
): Promise<number> {
  const seq = await appendEvent(tx, kind, event);
  if (seq === undefined) throw new Error('an event of a member has a sequence number');
  return seq;
}

/** Stores members' events, in order, in one SQL statement. Locks the members' wallets in the same order. */
export async function recordEvents(
  tx: Transaction,
  events: readonly NewMemberEvent[],
): Promise<void> {
  await appendEvents(tx, events);
}

/** Records a change that affects whether a member may bet, so that the bet path reloads the member's state. */
export async function bumpGate(tx: Transaction, memberId: string): Promise<void> {
  await raiseGate(tx, memberId);
}

export { revenueOf, type RevenueRow } from './revenue-repository.ts';
