import { bagEvents } from '@wl/contract/events/bag';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { post, recordEvent } from '../../ledger/index.ts';
import { changeItem, openRunning, type ItemRow } from './items-repository.ts';
import { daysAfter, isWagered, turnoverFor } from '../rules.ts';
import { publishBagAndWallet } from '../publish-bag.ts';

/**
 * Grants bonus money: posts it, makes it available for bets and sets the required turnover. The caller must hold the
 * wallet lock.
 * @param grantCents more than 0
 */
export async function runItem(
  deps: Deps,
  tx: Transaction,
  row: ItemRow,
  grantCents: number,
  deposit?: { topUpId: string; cents: number },
): Promise<void> {
  const { id, member_id: memberId, terms, wagering_hundredths: hundredths } = row;
  if (!isWagered(terms) || hundredths === null) throw new Error(`item ${id} has nothing to wager`);
  const now = deps.clock.now();
  const required = turnoverFor(grantCents, hundredths);
  const deadline = daysAfter(now, terms.runDays);
  await post(tx, {
    memberId,
    operationId: id,
    kind: 'bonus_granted',
    transfers: [{ debit: 'bonusCost', credit: 'bonus', amount: grantCents }],
    at: now,
  });
  await openRunning(tx, {
    member_id: memberId,
    item_id: id,
    balance_cents: grantCents,
    required_cents: required,
    deadline,
  });
  await changeItem(tx, id, {
    state: 'running',
    granted_cents: grantCents,
    required_cents: required,
    deadline,
    ...(deposit ? { top_up_id: deposit.topUpId, deposit_cents: deposit.cents } : {}),
  });
  await recordEvent(tx, bagEvents.bonus_granted, {
    memberId,
    data: {
      item_id: id,
      kind: row.kind,
      amount_cents: grantCents,
      required_cents: required,
      at: now.toISOString(),
    },
  });
  await publishBagAndWallet(deps, tx, memberId);
}
