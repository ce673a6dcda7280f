import type { Deps } from '../../platform/deps.ts';
import { memberState, openStateCache } from './member-state.ts';
import { sweepBudgets } from './sign-in-repository.ts';
import { loadWhereabouts } from './whereabouts.ts';

/** Tells the platform who may pass, opens the address data, and tidies daily. */
export async function setup(deps: Deps): Promise<void> {
  openStateCache(deps);
  deps.gates.loadMemberState = (id) => memberState(deps, id);
  deps.jobs.cron('members.sweep_budgets', '17 3 * * *', () =>
    deps.transaction((tx) => sweepBudgets(tx, deps.clock.now())),
  );
  await loadWhereabouts();
}
