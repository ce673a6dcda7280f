import { bagEvents } from '@wl/contract/events/bag';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../ledger/index.ts';
import { endItem, outcomeOf } from '../items/end-item.ts';
import { changeItem, livingItems } from '../items/items-repository.ts';
import { bagKindOf } from '../kinds/index.ts';
import { daysAfter, isOver, waitsForDeposit } from '../rules.ts';
import { runItem } from '../items/run-item.ts';
import { publishBag } from '../publish-bag.ts';

/** Credited deposit. `cents` is the part that the member keeps after any debt is settled. */
export interface CreditedDeposit {
  memberId: string;
  topUpId: string;
  cents: number;
}

/**
 * Applies a deposit to the member's item that is waiting for one: grants the bonus, or starts a cashback item's watch
 * period. Ignores a deposit below the item's minimum. The caller's transaction must credit the deposit and hold the
 * wallet lock.
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
  const effect = bagKindOf(terms.kind).deposited?.(terms, cents);
  if (!effect) return;
  if ('grantCents' in effect) {
    const { grantCents } = effect;
    if (grantCents > 0) await runItem(deps, tx, waiting, grantCents, { topUpId, cents });
    return;
  }
  await changeItem(tx, waiting.id, {
    state: 'running',
    top_up_id: topUpId,
    deposit_cents: cents,
    deadline: daysAfter(now, effect.watchDays),
  });
  await recordEvent(tx, bagEvents.deposit_watched, {
    memberId,
    data: { item_id: waiting.id, amount_cents: cents, at: now.toISOString() },
  });
  publishBag(deps, tx, memberId);
}

/**
 * Ends the bonus of a deposit that was refunded or charged back. If the wagering requirement was met in time, the
 * member keeps the bonus money; otherwise it returns to the bonus cost account. The member owes the deposit in either
 * case.
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
