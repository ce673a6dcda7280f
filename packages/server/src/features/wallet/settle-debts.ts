import { walletEvents } from '@wl/contract/events/wallet';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { post, recordEvent } from '../ledger/index.ts';
import { openDebts, settleDebt } from './debt-repository.ts';

/**
 * Pays the member's debts from the cash balance until the debts are paid or the cash is used up. Must run after every
 * credit and before a cash-out is checked (decision 0014), in a transaction that holds the wallet lock.
 * @param cashCents the current cash balance
 * @returns the remaining cash balance
 */
export async function settleDebts(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  cashCents: number,
): Promise<number> {
  let left = cashCents;
  if (left === 0) return left;
  const now = deps.clock.now();
  for (const { id, rest } of await openDebts(tx, memberId)) {
    const amount = Math.min(left, rest);
    if (amount === 0) break;
    await post(tx, {
      memberId,
      operationId: uuidv7(),
      kind: 'correction',
      transfers: [{ debit: 'cash', credit: 'corrections', amount }],
      at: now,
    });
    await settleDebt(tx, id, amount, now);
    await recordEvent(tx, walletEvents.debt_settled, {
      memberId,
      data: { debt_id: id, amount_cents: amount, at: now.toISOString() },
    });
    left -= amount;
  }
  return left;
}
