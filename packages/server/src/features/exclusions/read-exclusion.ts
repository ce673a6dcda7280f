import { pauseLengths, type Exclusion, type ExclusionState } from '@wl/contract/exclusions';
import type { Deps } from '../../platform/deps.ts';
import { findHolding } from './repository.ts';
import { holds, judgeWish, reopenFrom, type Holding } from './rules.ts';

/** As the contract sends it. */
export function wireExclusion(holding: Holding): Exclusion {
  const { length, since, until } = holding;
  return {
    length,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    reopen_from: reopenFrom(holding)?.toISOString() ?? null,
  };
}

/** What holds for the member, and what may be chosen now. */
export async function readExclusion(deps: Deps, memberId: string): Promise<ExclusionState> {
  const now = deps.clock.now();
  const row = await findHolding(deps.db, memberId);
  return {
    current: row && holds(row, now) ? wireExclusion(row) : null,
    choices: pauseLengths.filter((length) => judgeWish(row, length, now).ok),
    server_now: now.toISOString(),
  };
}
