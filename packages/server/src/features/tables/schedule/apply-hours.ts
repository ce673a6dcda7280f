import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { openShift } from '../dealing/shifts-repository.ts';
import { storeState, type TableRow } from '../repository.ts';
import {
  dueTables,
  findHours,
  lockFreeTable,
  storePlan,
  type HoursRow,
} from './hours-repository.ts';
import { followHours } from './plan.ts';

/**
 * Opens and closes the tables whose opening hours begin or end. A table that is closed during a round finishes the
 * round, as after a clerk's change. Every server process calls this function, but each change is made only once. An
 * error at one table does not affect the others.
 */
export async function applyDueHours(deps: Deps): Promise<void> {
  for (const slug of await dueTables(deps.db, deps.clock.now()))
    try {
      await deps.transaction((tx) => applyHours(deps, tx, slug));
    } catch (error) {
      deps.log.error({ err: error, table: slug }, 'opening hours failed; trying them again');
    }
}

/**
 * Locks a table, and opens or closes it if the change is still due. Skips a table that another transaction has locked.
 * The next call then checks it again.
 */
async function applyHours(deps: Deps, tx: Transaction, slug: string): Promise<void> {
  const table = await lockFreeTable(tx, slug);
  if (!table) return;
  const row = await findHours(tx, slug);
  if (!row?.hours) return;
  // Read the clock after locking the table, so that a process that was suspended does not apply outdated hours.
  const at = deps.clock.now();
  const hasDealer = await hasDealerAt(tx, table);
  if (!isDue(row, at, hasDealer)) return;
  const plan = followHours(row.hours, at, { state: table.state, hasDealer });
  await storePlan(tx, slug, plan);
  if (plan.state === table.state) return;
  await storeState(tx, table, plan.state);
  deps.log.info({ table: slug, state: plan.state }, 'opening hours changed the state of a table');
}

const isDue = ({ next_at, waits_for_dealer }: HoursRow, at: Date, hasDealer: boolean) =>
  (next_at !== null && next_at <= at) || (waits_for_dealer && hasDealer);

/** Returns true if a table needs no dealer or has an open shift. */
export async function hasDealerAt(tx: Transaction, { slug, kind }: TableRow): Promise<boolean> {
  return kind === 'drawn' || (await openShift(tx, slug)) !== undefined;
}
