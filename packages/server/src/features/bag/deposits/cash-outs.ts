import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { giveUp } from '../items/end-item.ts';
import { expireWithin } from '../items/expire-items.ts';
import { livingItems } from '../items/items-repository.ts';
import { endsWithCashOut } from '../read-bag.ts';

/**
 * Ends the items that a cash-out forfeits (`endsWithCashOut`), provided that the member has confirmed the loss
 * (decisions §6). The caller must hold the wallet lock and request the cash-out afterwards.
 * @param unstaked ids of the top-ups that have not been staked in full
 * @throws DomainError wallet.cash_out_ends_bonuses if items would end and the member has not confirmed their loss
 */
export async function endForCashOut(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { unstaked, isConfirmed }: { unstaked: ReadonlySet<string>; isConfirmed: boolean },
): Promise<void> {
  // Expire overdue items first, so that they are recorded as expired and not as ended by the cash-out.
  await expireWithin(deps, tx, memberId);
  const ending = (await livingItems(tx, memberId)).filter((row) => endsWithCashOut(row, unstaked));
  if (ending.length > 0 && !isConfirmed) throw new DomainError('wallet.cash_out_ends_bonuses');
  for (const row of ending) await giveUp(deps, tx, row, 'cash_out');
}
