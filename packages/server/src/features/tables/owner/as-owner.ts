import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { holdLease, type Lease } from '../repository.ts';

/** Error thrown if an owner has lost its table to another process. The owner's transaction is rolled back. */
export class Fenced extends Error {
  constructor({ slug, epoch }: Lease) {
    super(`epoch ${epoch} of table ${slug} is over`);
  }
}

/**
 * Runs `fn` in a transaction that commits only if the lease is current. No other process can take the table before the
 * transaction ends.
 * @throws Fenced if another process has taken the table
 */
export async function asOwner<T>(
  deps: Pick<Deps, 'transaction'>,
  lease: Lease,
  fn: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return deps.transaction(async (tx) => {
    if (!(await holdLease(tx, lease))) throw new Fenced(lease);
    return fn(tx);
  });
}
