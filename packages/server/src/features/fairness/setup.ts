import type { Deps } from '../../platform/deps.ts';
import { restoredFrom } from '../../platform/database/restored.ts';
import { addNewMemberPart } from '../members/index.ts';
import { retireAfterRestore } from './retire-after-restore.ts';
import { openSeedPair } from './seed-pairs.ts';

/**
 * Gives each new member a seed pair. After a restore, replaces all seeds before the casino serves requests. The old
 * seeds would repeat the results of the lost rounds, which members may already know.
 */
export async function setup(deps: Deps): Promise<void> {
  addNewMemberPart('fairness', (of, tx, { id }) => openSeedPair(of, tx, id));
  const backup = restoredFrom(deps.config);
  if (backup !== undefined) await retireAfterRestore(deps, backup);
}
