import { limitsEvents } from '@wl/contract/events/limits';
import { ownLimits, type LimitKind, type LimitPeriod, type OwnLimit } from '@wl/contract/limits';
import { limitsNews } from '@wl/contract/news/limits';
import { OWN_LIMIT_MAX_MINUTES } from '@wl/world/casino/limits';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { readLimit } from './read-limits.ts';
import {
  addChange,
  applyToPlay,
  findLimits,
  findPrompt,
  saveLimit,
  savePrompt,
  type OwnLimitRow,
} from './repository.ts';
import { judgeChange, judgeConfirmation, type LimitValue, type OwnLimitState } from './rules.ts';

export interface WhichLimit {
  kind: LimitKind;
  period: LimitPeriod;
}

/**
 * Validates the kind and period of a limit and returns them.
 * @throws DomainError limits.unknown if there is no such limit
 */
export function whichLimit(names: { kind: string; period: string }): WhichLimit {
  const found = ownLimits.find(
    ({ kind, period }) => kind === names.kind && period === names.period,
  );
  if (!found) throw new DomainError('limits.unknown');
  return found;
}

/**
 * Changes a limit to a new value: cents, minutes for session time, or null for no limit. A stricter value applies
 * immediately and withdraws a pending change. A weaker value applies only after a delay and a confirmation. Idempotent.
 * @throws DomainError request.invalid if a time limit exceeds the number of minutes in a day
 */
export function changeLimit(
  deps: Deps,
  memberId: string,
  which: WhichLimit,
  request: LimitValue,
): Promise<OwnLimit> {
  if (which.kind === 'session_time' && request !== null && request > OWN_LIMIT_MAX_MINUTES)
    throw new DomainError('request.invalid', { fields: { value: ['A day has 1440 minutes.'] } });
  return underLock(deps, memberId, which, async (tx, row, now) => {
    const verdict = judgeChange(stateOf(row), request, now);
    if (verdict.action === 'none') return false;
    if (row.effective_at) await note(tx, row, 'withdrawn', row.waiting_value, now);
    if (verdict.action === 'set') {
      await note(tx, row, 'set', request, now);
      await saveLimit(tx, { ...row, ...nothingWaits, value: request, changed_at: now });
      await rememberAnswer(tx, memberId, which, now);
      if (which.kind === 'deposit') {
        const data = { period: which.period, at: now.toISOString() };
        await recordEvent(tx, limitsEvents.deposit_limit_set, { memberId, data });
        tx.afterCommit(() => {
          deps.events.wake(limitsEvents.deposit_limit_set);
        });
      }
    } else {
      const { effectiveAt } = verdict;
      await note(tx, row, 'asked', request, now, effectiveAt);
      await saveLimit(tx, {
        ...row,
        waiting_value: request,
        asked_at: now,
        effective_at: effectiveAt,
      });
    }
    return true;
  });
}

/**
 * Confirms the pending change of a limit. `seen` is the value that the member confirms.
 * @throws DomainError limits.too_early · limits.nothing_pending (no change to `seen` is pending)
 */
export function confirmLimit(
  deps: Deps,
  memberId: string,
  which: WhichLimit,
  seen: LimitValue,
): Promise<OwnLimit> {
  return underLock(deps, memberId, which, async (tx, row, now) => {
    const verdict = judgeConfirmation(stateOf(row), seen, now);
    if (verdict.action === 'refuse') throw new DomainError(verdict.code);
    if (verdict.action === 'none') return false;
    await note(tx, row, 'confirmed', row.waiting_value, now);
    await saveLimit(tx, { ...row, ...nothingWaits, value: row.waiting_value, changed_at: now });
    return true;
  });
}

/** Withdraws the pending change to a limit. The current value still applies. */
export function withdrawChange(deps: Deps, memberId: string, which: WhichLimit): Promise<OwnLimit> {
  return underLock(deps, memberId, which, async (tx, row, now) => {
    if (!row.effective_at) return false;
    await note(tx, row, 'withdrawn', row.waiting_value, now);
    await saveLimit(tx, { ...row, ...nothingWaits });
    return true;
  });
}

const nothingWaits = { waiting_value: null, asked_at: null, effective_at: null };

/**
 * Applies a limit change under the member's wallet lock, so that it cannot interleave with a bet, a top-up or another
 * limit change. `change` returns true if it changed anything.
 */
function underLock(
  deps: Deps,
  memberId: string,
  which: WhichLimit,
  change: (tx: Transaction, row: OwnLimitRow, now: Date) => Promise<boolean>,
): Promise<OwnLimit> {
  return deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const now = deps.clock.now();
    const rows = await findLimits(tx, memberId);
    const row = rows.find(({ kind, period }) => kind === which.kind && period === which.period);
    const fresh = { member_id: memberId, ...which, value: null, changed_at: now, ...nothingWaits };
    if (await change(tx, row ?? fresh, now)) {
      if (which.kind !== 'deposit') await applyToPlay(tx, memberId, now);
      tx.afterCommit(() => {
        deps.realtime.publish(`private-member.${memberId}`, limitsNews.changed, which);
      });
    }
    return readLimit(tx, memberId, which, now);
  });
}

const stateOf = (row: OwnLimitRow): OwnLimitState => ({
  value: row.value,
  waiting: row.effective_at
    ? { value: row.waiting_value, effectiveAt: row.effective_at }
    : undefined,
});

function note(
  tx: Transaction,
  { member_id, kind, period, value }: OwnLimitRow,
  action: 'set' | 'asked' | 'confirmed' | 'withdrawn',
  after: LimitValue,
  at: Date,
  effectiveAt?: Date,
): Promise<void> {
  return addChange(tx, {
    member_id,
    kind,
    period,
    action,
    value_before: value,
    value_after: after,
    effective_at: effectiveAt ?? null,
    at,
  });
}

/** Records that the member answered the deposit-limit prompt by setting a limit. */
async function rememberAnswer(tx: Transaction, memberId: string, which: WhichLimit, now: Date) {
  if (which.kind !== 'deposit') return;
  const prompt = await findPrompt(tx, memberId);
  if (prompt?.answer !== 'limit')
    await savePrompt(tx, memberId, { answer: 'limit', answered_at: now });
}
