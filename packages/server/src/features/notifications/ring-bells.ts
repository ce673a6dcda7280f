import type { Transaction } from '../../platform/database/database.ts';
import { closedAmong } from '../members/index.ts';
import { type BellRow, dropBells, ring } from './repository.ts';

/**
 * Increments the version of each member's bell (notification list) if the account is open, and locks these
 * bells until the transaction ends. Closing an account locks its bell too, so the closing waits for this transaction.
 * @returns the bells by member. Members without a bell in the result must not be notified.
 */
export async function ringBells(
  tx: Transaction,
  memberIds: readonly string[],
): Promise<Map<string, BellRow>> {
  const bells = await ring(tx, memberIds);
  const closed = await closedAmong(tx, [...bells.keys()]);
  if (closed.length > 0) await dropBells(tx, closed);
  for (const memberId of closed) bells.delete(memberId);
  return bells;
}
