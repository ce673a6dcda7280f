import { depositGrantCents } from '@wl/world/bonuses/deposit-bonus/bonus';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { recordEvent } from '../ledger/index.ts';
import { endItem, outcomeOf } from './end-item.ts';
import { changeItem, livingItems } from './items-repository.ts';
import { daysAfter, isOver, waitsForDeposit } from './rules.ts';
import { runItem } from './run-item.ts';
import { tellBag } from './tell-bag.ts';

/** A deposit as it was credited: what is left of it for the member after what they owed. */
export interface CreditedDeposit {
  memberId: string;
  topUpId: string;
  cents: number;
}

/**
 * A deposit was credited in this transaction, which holds the wallet's lock: the item that waits for one gets it, a bonus is
 * granted or the deposit is watched. One that is too small passes by.
 */
export async function depositCredited(
  deps: Deps,
  tx: Transaction,
  { memberId, topUpId, cents }: CreditedDeposit,
): Promise<void> {
  const now = deps.clock.now();
  const waiting = (await livingItems(tx, memberId)).find(
    ({ state, terms, deadline }) =>
      state === 'active' && waitsForDeposit(terms) && deadline !== null && !isOver(deadline, now),
  );
  if (!waiting) return;
  const { terms } = waiting;
  if (terms.kind === 'deposit_bonus') {
    const grant = depositGrantCents(terms, cents);
    if (grant > 0) await runItem(deps, tx, waiting, grant, { topUpId, cents });
    return;
  }
  if (terms.kind !== 'deposit_cashback' || cents < terms.minDepositCents) return;
  await changeItem(tx, waiting.id, {
    state: 'running',
    top_up_id: topUpId,
    deposit_cents: cents,
    deadline: daysAfter(now, terms.watchDays),
  });
  await recordEvent(tx, {
    memberId,
    type: 'bag.deposit_watched',
    data: { item_id: waiting.id, amount_cents: cents, at: now.toISOString() },
  });
  tellBag(deps, tx, memberId);
}

/**
 * The provider has taken a deposit back: what it set going ends with it, bonus money goes back to the house. A bonus whose wagering was done
 * in time is the member's already; what was cash owes the deposit back like any other.
 */
export async function depositTakenBack(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  topUpId: string,
): Promise<void> {
  for (const row of await livingItems(tx, memberId))
    if (row.top_up_id === topUpId)
      await endItem(deps, tx, row, (await outcomeOf(tx, row)) ?? 'revoked', {
        reason: 'The deposit was taken back.',
      });
}
