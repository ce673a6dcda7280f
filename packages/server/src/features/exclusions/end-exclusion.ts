import { exclusionsEvents } from '@wl/contract/events/exclusions';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { changeMember, memberById, queueAccountEmail } from '../members/index.ts';
import { endExclusion, findHolding, overdueExclusions, type ExclusionRow } from './repository.ts';
import { holds, judgeReopening } from './rules.ts';

/** Maximum number of overdue exclusions that one query returns. */
const AT_ONCE = 500;

/**
 * Ends an indefinite exclusion at the member's request. Does nothing if none is active.
 * @throws DomainError exclusion.too_early · exclusion.not_reopenable (the exclusion has an end date or is permanent)
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
 * Records that a break or exclusion has expired, and informs the member's open windows, the back office and the audit
 * log. The gate that blocks excluded members compares times, so it does not need this record.
 * @returns true if an expired break or exclusion was recorded as ended
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

/**
 * Records the end of up to `AT_ONCE` breaks and exclusions whose expiry has not been recorded yet, for example because
 * the server was down.
 *
 * @returns the number of breaks and exclusions that were recorded as ended
 */
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
    // If the account was closed after the exclusion began, keep it closed.
    status: member?.status === 'closed' ? 'closed' : 'active',
    excluded_until: null,
    exclusion_length: null,
  });
  await recordEvent(tx, exclusionsEvents.ended, { memberId, data: { length, how } });
  // Send no e-mail when an exclusion expires, because the e-mail would be an invitation to play.
  if (how === 'reopened' && member) await queueAccountEmail(deps, tx, member, 'reopened');
  tx.afterCommit(() => {
    deps.events.wake();
  });
}
