import type { Deps } from '../../platform/deps.ts';
import { lockWallet } from '../ledger/index.ts';
import { membersWithPairs, readRestored, saveRestored } from './restored-repository.ts';
import { pairAndNext, retirePair, startPair } from './repository.ts';
import { commitPair } from './seed-pairs.ts';

/**
 * A restored house has forgotten its last rounds, their members have not: they know what the next nonces of their seeds bring,
 * and after a rotation that was forgotten as well, those of the next seed too. So each open pair and the one committed after
 * it are revealed, and a pair drawn now is opened. Once per backup; a crash in between makes some rotate once more.
 * @param backup names the backup (platform/restored.ts)
 * @returns how many members it was; 0 when it was done before
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

/** Rotation with the client seed the member has. */
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
