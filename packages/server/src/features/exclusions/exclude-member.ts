import { exclusionsEvents } from '@wl/contract/events/exclusions';
import { isBreak, type PauseLength } from '@wl/world/casino/exclusions';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { changeMember, memberById, queueAccountEmail } from '../members/index.ts';
import { cancelTopUps } from '../wallet/index.ts';
import { endExclusion, findHolding, insertExclusion, type KeptExclusion } from './repository.ts';
import { holds, judgeRequest, reopenFrom } from './rules.ts';

/** Name of the job that records the end of a break or exclusion. */
export const END_EXCLUSION = 'exclusions.end';

/**
 * Kinds of e-mail that confirm exclusions without an end date. Exclusions with an end date use the kind
 * `excluded_until`.
 */
const EMAIL_KINDS: Partial<Record<PauseLength, 'excluded_indefinitely' | 'excluded_for_good'>> = {
  indefinite: 'excluded_indefinitely',
  permanent: 'excluded_for_good',
};

/**
 * Starts a member's break or exclusion in the caller's transaction (decisions §10). After the commit:
 * - No node accepts bets, top-ups or trips from the member, and open payment pages are closed.
 * - An exclusion ends every session. A member in the middle of a round can still sign in and finish it.
 * - Open cash-outs continue.
 * @param request `by`: the clerk who acts for the member; undefined if the member requests it
 * @throws DomainError exclusion.shorter (it would end before the active one) · request.not_found (no such member) ·
 *   member.closed
 */
export async function excludeMember(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  request: { length: PauseLength; by?: string },
): Promise<KeptExclusion> {
  const { length, by } = request;
  // Lock the wallet before all other rows. Each bet is then booked either before or after the exclusion starts.
  await lockWallet(tx, memberId);
  const now = deps.clock.now();
  const member = await memberById(tx, memberId);
  if (!member) throw new DomainError('request.not_found');
  if (member.status === 'closed') throw new DomainError('member.closed');
  const current = await findHolding(tx, memberId);
  const verdict = judgeRequest(current, length, now);
  if (!verdict.ok) throw new DomainError(verdict.code);
  if (current) {
    const end = holds(current, now)
      ? { ended_at: now, ended_by: 'replaced' as const }
      : { ended_at: current.until ?? now, ended_by: 'time' as const };
    await endExclusion(tx, current.id, end);
  }
  const { until, replacedUntil } = verdict.value;
  const row = {
    id: uuidv7(),
    member_id: memberId,
    length,
    since: now,
    until,
    clerk_id: by ?? null,
  };
  await insertExclusion(tx, row);
  await changeMember(deps, tx, memberId, {
    status: 'excluded',
    excluded_until: until,
    exclusion_length: length,
  });
  await recordEvent(tx, exclusionsEvents.begun, {
    memberId,
    data: {
      exclusion_id: row.id,
      length,
      until: until?.toISOString() ?? null,
      by_house: by !== undefined,
      at: now.toISOString(),
    },
  });
  await cancelTopUps(tx, memberId);
  if (until) await enqueue(tx, END_EXCLUSION, { memberId }, { runAt: until });
  if (!isBreak(length)) {
    await deps.sessions.end(tx, { subjectId: memberId }, 'excluded');
    await queueAccountEmail(deps, tx, member, EMAIL_KINDS[length] ?? 'excluded_until', {
      until: until ?? reopenFrom(verdict.value) ?? now,
    });
  }
  tx.afterCommit(() => {
    deps.events.wake();
  });
  return { ...row, ended_at: null, ended_by: null, replacedUntil };
}
