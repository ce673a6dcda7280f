import type { CasinoMaintenance } from '@wl/contract/office/play';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { clerkNames } from '../../staff/index.ts';

/**
 * Reads the maintenance state from the database, not from this node's memory, so that clerks see changes immediately.
 */
export async function readMaintenance(deps: Deps, db: Db): Promise<CasinoMaintenance> {
  const { on, by } = await deps.maintenance.read(db);
  if (!by) return { on, since: null, by: null, reason: null };
  const { since, clerkId, reason } = by;
  const names = await clerkNames(db, [clerkId]);
  return { on, since, by: names.get(clerkId) ?? null, reason };
}

/**
 * Starts or ends casino maintenance in the caller's transaction. If the state does not change, the stored clerk and
 * reason stay unchanged.
 */
export async function setMaintenance(
  deps: Deps,
  tx: Transaction,
  change: { on: boolean; reason: string; clerkId: string },
): Promise<{ before: { on: boolean }; after: CasinoMaintenance }> {
  const { on, reason, clerkId } = change;
  const before = await deps.maintenance.lock(tx);
  if (before.on !== on) {
    const since = deps.clock.now().toISOString();
    await deps.maintenance.set(tx, on, { since, clerkId, reason });
  }
  return { before, after: await readMaintenance(deps, tx) };
}
