import { RECOVERY_DAY_MS } from '@wl/world/casino/limits';
import type { Deps } from '../../platform/deps.ts';
import { fillLikeness } from './registration/alike-members.ts';
import { loadCommonPasswords } from '../../platform/passwords/common-passwords.ts';
import { memberState, openStateCache } from './member-state.ts';
import { sweepRecoveries } from './recovery/recovery-repository.ts';
import { sweepBudgets } from './sign-in/sign-in-repository.ts';
import { isBlockedAddress, loadWhereabouts } from './jurisdiction/whereabouts.ts';

/**
 * Registers the functions that load a member's state and detect blocked IP addresses, loads the IP-to-country data and
 * the common passwords, and schedules the feature's jobs.
 */
export async function setup(deps: Deps): Promise<void> {
  openStateCache(deps);
  deps.gates.loadMemberState = (id) => memberState(deps, id);
  deps.jobs.cron('members.sweep_budgets', '17 3 * * *', () =>
    deps.transaction(async (tx) => {
      const now = deps.clock.now();
      await sweepBudgets(tx, now);
      await sweepRecoveries(tx, new Date(now.getTime() - RECOVERY_DAY_MS));
    }),
  );
  // Computes `person_key` and `address_key` for members who registered before these columns existed. Once all members
  // have both keys, the job does nothing.
  deps.jobs.cron('members.fill_likeness', '*/10 * * * *', () => fillLikeness(deps));
  loadCommonPasswords();
  await loadWhereabouts();
  deps.gates.isBlockedAddress = isBlockedAddress;
}
