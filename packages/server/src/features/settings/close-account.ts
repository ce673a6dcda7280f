import type { CloseReason } from '@wl/world/house/closing';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { changeMember } from '../members/index.ts';
import { checkPassword } from './check-password.ts';

/**
 * Closes an account for good (decisions §3): only when no cash is left, none is in play and none on its way out. Bonuses and
 * Coins lapse; the person cannot acquire another passport.
 * @throws DomainError auth.wrong_password · member.balance_left with what is left, in cents
 */
export async function closeAccount(
  deps: Deps,
  memberId: string,
  wish: { reason: CloseReason; password: string },
): Promise<void> {
  await checkPassword(deps.db, memberId, wish.password);
  await deps.transaction(async (tx) => {
    // Under the lock: a payout or a credited top-up is before this or finds the account closed.
    const wallet = await lockWallet(tx, memberId);
    const left = wallet.cash + wallet.in_play + wallet.outgoing;
    if (left > 0) throw new DomainError('member.balance_left', { params: { left } });
    await changeMember(deps, tx, memberId, { status: 'closed' });
    await recordEvent(tx, { memberId, type: 'members.closed', data: { reason: wish.reason } });
    await deps.sessions.end(tx, { subjectId: memberId }, 'account closed');
    tx.afterCommit(() => {
      deps.events.wake();
    });
  });
}
