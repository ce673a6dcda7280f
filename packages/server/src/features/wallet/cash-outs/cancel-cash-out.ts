import { walletEvents } from '@wl/contract/events/wallet';
import type { Transaction as WireTransaction } from '@wl/contract/wallet-transactions';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet, post, recordEvent } from '../../ledger/index.ts';
import { cancelAllowed } from './cancel-allowed.ts';
import { findCashOut, lockCashOut, updateCashOut, type CashOutRow } from './cash-out-repository.ts';
import { settleDebts } from '../settle-debts.ts';
import { publishChange } from '../transactions/transactions.ts';

/**
 * Locks the database row of the member's wallet, then that of the cash-out. All actions on a cash-out lock both rows in
 * this order: cancelling, approving, ending, and locking it against cancellation (`flush`). Concurrent actions on one
 * cash-out therefore run one after another.
 * @throws DomainError request.not_found, also for another member's cash-out
 */
export async function holdCashOut(
  tx: Transaction,
  id: string,
  ofMember?: string,
): Promise<CashOutRow> {
  const memberId = ofMember ?? (await findCashOut(tx, id))?.member_id;
  if (memberId === undefined) throw new DomainError('request.not_found');
  await lockWallet(tx, memberId);
  const row = await lockCashOut(tx, id);
  if (row?.member_id !== memberId) throw new DomainError('request.not_found');
  return row;
}

/**
 * Locks the member's cash-out as `holdCashOut` does, and checks that it is still pending.
 * @throws DomainError wallet.cash_out_not_pending (already decided or cancelled) · request.not_found (no such cash-out)
 */
export async function holdPending(
  tx: Transaction,
  id: string,
  memberId: string,
): Promise<CashOutRow> {
  const row = await holdCashOut(tx, id, memberId);
  if (row.state !== 'pending') throw new DomainError('wallet.cash_out_not_pending');
  return row;
}

/**
 * Cancels a pending cash-out for the member, if the rules for the member's residence and IP address allow it (trust
 * U8).
 * @throws DomainError wallet.cash_out_not_pending (already decided or cancelled) · request.not_found (no such cash-out)
 */
export async function cancelCashOut(
  deps: Deps,
  memberId: string,
  { id, ip }: { id: string; ip: string },
): Promise<WireTransaction> {
  return deps.transaction(async (tx) => {
    const row = await holdPending(tx, id, memberId);
    if (!(await cancelAllowed(deps, tx, memberId, { ip })))
      throw new DomainError('wallet.cash_out_not_pending');
    return returnToCash(deps, tx, row, null);
  });
}

/**
 * Cancels an undecided cash-out and returns its amount to cash. The caller must have locked the wallet and the row, and
 * checked the state.
 */
export async function returnToCash(
  deps: Deps,
  tx: Transaction,
  { id, member_id: memberId, amount_cents: amount }: CashOutRow,
  reason: string | null,
): Promise<WireTransaction> {
  const now = deps.clock.now();
  const { wallet } = await post(tx, {
    memberId,
    operationId: id,
    kind: 'cash_out_cancel',
    transfers: [{ debit: 'outgoing', credit: 'cash', amount }],
    at: now,
  });
  const actor = reason === null ? 'member' : 'clerk';
  await updateCashOut(tx, id, { state: 'cancelled', reason }, now, actor);
  await recordEvent(tx, walletEvents.cash_out_cancelled, {
    memberId,
    data: {
      cash_out_id: id,
      amount_cents: amount,
      by_desk: reason !== null,
      at: now.toISOString(),
    },
  });
  const left = await settleDebts(deps, tx, memberId, wallet.cash);
  return publishChange(deps, tx, {
    kind: 'cash_out',
    id,
    memberId,
    moved: true,
    event: walletEvents.cash_out_cancelled,
    ...(left === wallet.cash ? { wallet } : {}),
  });
}
