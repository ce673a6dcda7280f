import { walletEvents } from '@wl/contract/events/wallet';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { post, recordEvent } from '../../ledger/index.ts';
import { lockCashOut, updateCashOut, type CashOutRow } from './cash-out-repository.ts';
import type { PaymentEvent } from '../payments.ts';
import { judgePayoutEvent } from './cash-out-rules.ts';
import { settleDebts } from '../settle-debts.ts';
import { publishChange } from '../transactions/transactions.ts';

/** Applies the provider's event about a payout. Runs in the caller's transaction, which must hold the wallet lock. */
export async function endPayout(
  deps: Deps,
  tx: Transaction,
  event: PaymentEvent,
): Promise<{ received: 'applied' | 'ignored' | 'set_aside'; why?: string }> {
  const row = await lockCashOut(tx, event.reference);
  if (!row) throw new DomainError('request.not_found');
  const verdict = judgePayoutEvent(
    {
      state: row.state,
      providerRef: row.provider_ref,
      amountCents: row.amount_cents,
      currency: row.currency,
    },
    event,
  );
  switch (verdict.action) {
    case 'set_aside':
      return { received: 'set_aside', why: verdict.why };
    case 'ignore':
      return { received: 'ignored' };
    case 'paid':
      await payOut(deps, tx, row, event.providerRef);
      return { received: 'applied' };
    case 'failed':
      await failPayout(deps, tx, row, event.reason ?? 'refused by the provider');
      return { received: 'applied' };
  }
}

/** Books a completed payout: the amount moves from the outgoing balance to the clearing account. */
async function payOut(deps: Deps, tx: Transaction, row: CashOutRow, providerRef: string) {
  const now = deps.clock.now();
  const { id, member_id: memberId, amount_cents: amount } = row;
  await post(tx, {
    memberId,
    operationId: id,
    kind: 'cash_out_paid',
    transfers: [{ debit: 'outgoing', credit: 'paymentClearing', amount }],
    at: now,
  });
  await updateCashOut(tx, id, { state: 'paid', provider_ref: providerRef }, now);
  await recordEvent(tx, walletEvents.cash_out_paid, {
    memberId,
    data: { cash_out_id: id, amount_cents: amount, at: now.toISOString() },
  });
  await publishChange(deps, tx, {
    kind: 'cash_out',
    id,
    memberId,
    moved: true,
    event: walletEvents.cash_out_paid,
  });
}

/**
 * Marks a cash-out as failed and returns its amount to the member's cash. The caller must have locked the wallet and
 * the cash-out's row.
 */
export async function failPayout(
  deps: Deps,
  tx: Transaction,
  { id, member_id: memberId, amount_cents: amount }: CashOutRow,
  reason: string,
): Promise<void> {
  const now = deps.clock.now();
  const { wallet } = await post(tx, {
    memberId,
    operationId: id,
    kind: 'cash_out_failed',
    transfers: [{ debit: 'outgoing', credit: 'cash', amount }],
    at: now,
  });
  await updateCashOut(tx, id, { state: 'failed', reason: reason.slice(0, 500) }, now);
  await recordEvent(tx, walletEvents.cash_out_failed, {
    memberId,
    data: { cash_out_id: id, amount_cents: amount, at: now.toISOString() },
  });
  await settleDebts(deps, tx, memberId, wallet.cash);
  await publishChange(deps, tx, {
    kind: 'cash_out',
    id,
    memberId,
    moved: true,
    event: walletEvents.cash_out_failed,
  });
}
