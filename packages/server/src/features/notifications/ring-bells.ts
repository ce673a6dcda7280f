import type { Transaction } from '../../platform/database.ts';
import { closedAmong } from '../members/index.ts';
import { type BellRow, dropBells, ring } from './repository.ts';

/**
 * Rings the bells of those members whose account is not closed, and holds them until the transaction ends. Judged once they are held:
 * who closes an account holds its bell, too, so an account that is open now is open until the caller is done.
 * @returns the bells by member; who has none here is told nothing
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
