import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { giveUp } from './end-item.ts';
import { expireWithin } from './expire-items.ts';
import { livingItems } from './items-repository.ts';
import { endsWithCashOut } from './read-bag.ts';

/**
 * Before a cash-out, under the wallet's lock: bonuses whose own deposit was not staked once end with it, if the member said so
 * (decisions §6).
 * @param unstaked ids of the top-ups that were not staked once
 * @throws DomainError wallet.cash_out_ends_bonuses when there are some and the member has not said so
 */
export async function endForCashOut(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { unstaked, isConfirmed }: { unstaked: ReadonlySet<string>; isConfirmed: boolean },
): Promise<void> {
  // What is over expires; the cash-out does not end it.
  await expireWithin(deps, tx, memberId);
  const ending = (await livingItems(tx, memberId)).filter((row) => endsWithCashOut(row, unstaked));
  if (ending.length > 0 && !isConfirmed) throw new DomainError('wallet.cash_out_ends_bonuses');
  for (const row of ending) await giveUp(deps, tx, row, 'cash_out');
}
