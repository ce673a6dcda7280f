import { membersEvents } from '@wl/contract/events/members';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet, recordEvent } from '../../ledger/index.ts';
import { changeMember } from '../change-member.ts';
import { spendEmailCode } from './email-codes.ts';
import { cityOf } from '../parts.ts';
import { sendConfirmation } from './register-member.ts';
import { lockMember, type MemberRow } from '../repository.ts';

/**
 * Confirms the e-mail address with the code from the e-mail. Idempotent.
 * @throws DomainError auth.code_wrong · auth.code_expired (too old, used, or five failed attempts)
 */
export async function confirmEmail(deps: Deps, memberId: string, code: string): Promise<MemberRow> {
  const outcome = await deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const member = await lockMember(tx, memberId);
    if (!member) throw new DomainError('auth.signed_out');
    if (member.email_confirmed_at !== null) return member;
    const verdict = await spendEmailCode(deps, tx, memberId, 'confirm', code);
    if (verdict !== 'right') return verdict;
    const confirmed = await changeMember(deps, tx, memberId, {
      email_confirmed_at: deps.clock.now(),
    });
    await recordEvent(tx, membersEvents.email_confirmed, {
      memberId,
      data: { city: await cityOf(tx, memberId) },
    });
    tx.afterCommit(() => {
      deps.events.wake();
    });
    return confirmed;
  });
  // Throw only after the commit, because a rollback would discard the record of the failed attempt.
  if (outcome === 'wrong') throw new DomainError('auth.code_wrong');
  if (outcome === 'expired' || outcome === 'missing') throw new DomainError('auth.code_expired');
  return outcome;
}

/** Sends a new code and invalidates the previous code. Sends nothing if the address is already confirmed. */
export async function resendConfirmation(deps: Deps, memberId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) throw new DomainError('auth.signed_out');
    if (member.email_confirmed_at === null) await sendConfirmation(deps, tx, member);
  });
}
