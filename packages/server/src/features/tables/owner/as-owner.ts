import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { endIdleBlockers } from '../../../platform/database/idle-blockers.ts';
import { holdLease, type Lease } from '../repository.ts';

/** Error thrown if an owner has lost its table to another process. The owner's transaction is rolled back. */
export class Fenced extends Error {
  constructor({ slug, epoch }: Lease) {
    super(`epoch ${epoch} of table ${slug} is over`);
  }
}

/** Interval in milliseconds between searches for idle transactions that block a step. */
const SEARCH_EVERY_MS = 250;

/** Idle time in milliseconds after which the server ends the session of a transaction that blocks a step. */
const MAX_IDLE_MS = 1_000;

/**
 * Runs `fn` in a transaction that commits only if the lease is current. No other process can take the table before the
 * transaction ends.
 * @throws Fenced if another process has taken the table
 */
export async function asOwner<T>(
  deps: Pick<Deps, 'transaction' | 'db' | 'log'>,
  lease: Lease,
  fn: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return deps.transaction(async (tx) => {
    const pid = await holdLease(tx, lease);
    if (pid === undefined) throw new Fenced(lease);
    return unblocked(deps, pid, () => fn(tx));
  });
}

/**
 * Runs `step`, and ends the idle transactions that block it. A stopped process may have locked a member's wallet or the
 * round. All members at the table would then have to wait until that process continues.
 * @param pid backend process id of the connection on which the step runs
 */
export async function unblocked<T>(
  deps: Pick<Deps, 'db' | 'log'>,
  pid: number,
  step: () => Promise<T>,
): Promise<T> {
  let isSearching = false;
  const timer = setInterval(() => {
    if (isSearching) return;
    isSearching = true;
    void endIdleBlockers(deps.db, { pid, idleMs: MAX_IDLE_MS })
      .then((ended) => {
        if (ended > 0) deps.log.warn({ ended }, 'idle transactions blocked a table and were ended');
      })
      .catch((error: unknown) => deps.log.warn({ err: error }, 'no blockers could be looked up'))
      .finally(() => {
        isSearching = false;
      });
  }, SEARCH_EVERY_MS);
  try {
    return await step();
  } finally {
    clearInterval(timer);
  }
}
