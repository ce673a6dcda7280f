import type { Deps } from '../../platform/deps.ts';
import { lockWallet } from '../ledger/index.ts';
import { membersWithPairs, readRestored, saveRestored } from './restored-repository.ts';
import { pairAndNext, retirePair, startPair } from './repository.ts';
import { commitPair } from './seed-pairs.ts';

/**
 * Replaces all open seeds after a restore. With the old seeds, new rounds would repeat the results of the rounds lost
 * in the restore, which members may already know. The lost rounds used the open pair or, if a seed rotation was lost
 * too, the next pair. Both pairs are therefore revealed, and a newly drawn pair is opened. Runs once per backup, but
 * can rotate some members' seeds again after a crash.
 * @param backup name of the backup (platform/database/restored.ts)
 * @returns number of members whose seeds were replaced; 0 if already done
 */
export async function retireAfterRestore(deps: Deps, backup: string): Promise<number> {
  if ((await readRestored(deps.db)) === backup) return 0;
  const members = await membersWithPairs(deps.db);
  for (const memberId of members)
    for (let times = 0; times < 2; times += 1) await openNext(deps, memberId);
  await saveRestored(deps.db, backup);
  deps.log.warn(
    { members: members.length },
    'the database was restored from a backup: every seed pair was replaced',
  );
  return members.length;
}

/** Rotates a member's seeds and keeps the current client seed. */
async function openNext(deps: Deps, memberId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const { seed_pair_no: no, next_nonce: rounds } = await lockWallet(tx, memberId);
    const [open] = await pairAndNext(tx, memberId, no);
    if (!open || open.client_seed === null) throw new Error('the open seed pair is not whole');
    const now = deps.clock.now();
    await retirePair(tx, { memberId, no, rounds, now });
    await startPair(tx, { memberId, no: no + 1, clientSeed: open.client_seed, now });
    await commitPair(deps, tx, memberId, no + 2);
  });
}
