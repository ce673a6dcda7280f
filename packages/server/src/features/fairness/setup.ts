import type { Deps } from '../../platform/deps.ts';
import { restoredFrom } from '../../platform/restored.ts';
import { retireAfterRestore } from './retire-after-restore.ts';

/** Before anything is served: nobody bets on a seed whose next rounds were seen before the house was restored. */
export async function setup(deps: Deps): Promise<void> {
  const backup = restoredFrom(deps.config);
  if (backup !== undefined) await retireAfterRestore(deps, backup);
}
