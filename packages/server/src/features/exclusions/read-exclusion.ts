import { pauseLengths, type Exclusion, type ExclusionState } from '@wl/contract/exclusions';
import type { Deps } from '../../platform/deps.ts';
import { findHolding } from './repository.ts';
import { holds, judgeRequest, reopenFrom, type Holding } from './rules.ts';

/** Returns a break or exclusion in the contract's format. */
export function wireExclusion(holding: Holding): Exclusion {
  const { length, since, until } = holding;
  return {
    length,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    reopen_from: reopenFrom(holding)?.toISOString() ?? null,
  };
}

/** Returns the member's active break or exclusion, and the durations that the member can choose now. */
export async function readExclusion(deps: Deps, memberId: string): Promise<ExclusionState> {
  const now = deps.clock.now();
  const row = await findHolding(deps.db, memberId);
  return {
    current: row && holds(row, now) ? wireExclusion(row) : null,
    choices: pauseLengths.filter((length) => judgeRequest(row, length, now).ok),
    server_now: now.toISOString(),
  };
}
