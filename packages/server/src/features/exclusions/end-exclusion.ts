import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { changeMember, memberById, queueNotice } from '../members/index.ts';
import { endExclusion, findHolding, overdueExclusions, type ExclusionRow } from './repository.ts';
import { holds, judgeReopening } from './rules.ts';

/** How many ends one run of the sweep writes down. */
const AT_ONCE = 500;

/**
 * The member asks to be let in again, out of an indefinite exclusion. Harmless when none holds any more.
 * @throws DomainError exclusion.too_early · exclusion.not_reopenable
 */
export async function reopenAccount(deps: Deps, memberId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const now = deps.clock.now();
    const current = await findHolding(tx, memberId);
    const verdict = judgeReopening(current, now);
    if (!verdict.ok)
      throw new DomainError(
        verdict.code,
        verdict.until ? { params: { until: verdict.until.toISOString() } } : {},
      );
    if (current && verdict.value === 'reopen') await letIn(deps, tx, current, 'reopened', now);
  });
}

/**
 * Writes down that a pause has ended by itself. The gate looks at the time and needs no such note; this tells the member's
 * windows, the desk and the audit of it. @returns whether there was anything to end
 */
export function endByTime(deps: Deps, memberId: string): Promise<boolean> {
  return deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const current = await findHolding(tx, memberId);
    if (!current?.until || holds(current, deps.clock.now())) return false;
    await letIn(deps, tx, current, 'time', current.until);
    return true;
  });
}

/** Ends what no job has ended, since the house was closed at that time or its clock was moved. @returns how many */
export async function endOverdue(deps: Deps): Promise<number> {
  let ended = 0;
  for (const { member_id } of await overdueExclusions(deps.db, deps.clock.now(), AT_ONCE))
    if (await endByTime(deps, member_id)) ended += 1;
  return ended;
}

async function letIn(
  deps: Deps,
  tx: Transaction,
  { id, member_id: memberId, length }: ExclusionRow,
  how: 'time' | 'reopened',
  at: Date,
): Promise<void> {
  const member = await memberById(tx, memberId);
  await endExclusion(tx, id, { ended_at: at, ended_by: how });
  await changeMember(deps, tx, memberId, {
    // An account that was closed meanwhile stays closed.
    status: member?.status === 'closed' ? 'closed' : 'active',
    excluded_until: null,
    exclusion_length: null,
  });
  await recordEvent(tx, { memberId, type: 'exclusions.ended', data: { length, how } });
  // An end by time needs no letter: that would be an invitation.
  if (how === 'reopened' && member) await queueNotice(deps, tx, member, 'reopened');
  tx.afterCommit(() => {
    deps.events.wake();
  });
}
