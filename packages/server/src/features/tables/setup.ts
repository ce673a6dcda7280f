import type { Deps } from '../../platform/deps.ts';
import { createTableOwner, tickOften } from './owner/table-owner.ts';
import { followTables } from './titles.ts';

export async function setup(deps: Deps): Promise<void> {
  await followTables(deps);
  if (deps.isWorker) return;
  deps.jobs.whileRunning(() => tickOften(deps, createTableOwner(deps)));
}
