import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { findDealtTable, openShift } from '../tables/index.ts';

/** Returns true if the clerk is the dealer of the table’s current shift. */
export async function dealsAt({ db }: Pick<Deps, 'db'>, table: string, clerkId: string) {
  return (await openShift(db, table))?.dealer_id === clerkId;
}

/**
 * Checks that the clerk has the open shift at a dealt table.
 * @throws DomainError tables.unknown · tables.not_dealt · tables.no_shift · tables.not_your_shift
 */
export async function checkDeals(
  { db }: Pick<Deps, 'db'>,
  table: string,
  clerkId: string,
): Promise<void> {
  await findDealtTable(db, table);
  const shift = await openShift(db, table);
  if (!shift) throw new DomainError('tables.no_shift');
  if (shift.dealer_id !== clerkId) throw new DomainError('tables.not_your_shift');
}
