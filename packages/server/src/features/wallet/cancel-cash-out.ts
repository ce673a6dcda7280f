import type { Transaction as WireTransaction } from '@wl/contract/wallet';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, post, recordEvent } from '../ledger/index.ts';
import { cancelAllowed } from './cancel-allowed.ts';
import { findCashOut, lockCashOut, updateCashOut, type CashOutRow } from './cash-out-repository.ts';
import { settleDebts } from './settle-debts.ts';
import { tellChange } from './transactions.ts';

/**
 * Wallet first, then the row: whoever cancels, flushes, approves or ends a cash-out comes this way, so one of them is first
 * and the others find the state it left.
 * @throws DomainError request.not_found, also for another member's
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
 * `holdCashOut` for what the member may do while nothing is decided.
 * @throws DomainError wallet.cash_out_not_pending · request.not_found
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
 * The member takes a pending cash-out back, where the rules of their place let them (trust U8).
 * @throws DomainError wallet.cash_out_not_pending · request.not_found
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

/** Ends an undecided cash-out: the amount is cash again. The caller holds wallet and row and has judged the state. */
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
  await recordEvent(tx, {
    memberId,
    type: 'wallet.cash_out_cancelled',
    data: {
      cash_out_id: id,
      amount_cents: amount,
      by_desk: reason !== null,
      at: now.toISOString(),
    },
  });
  const left = await settleDebts(deps, tx, memberId, wallet.cash);
  return tellChange(deps, tx, {
    kind: 'cash_out',
    id,
    memberId,
    moved: true,
    event: 'wallet.cash_out_cancelled',
    ...(left === wallet.cash ? { wallet } : {}),
  });
}
