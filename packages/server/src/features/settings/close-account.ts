import { membersEvents } from '@wl/contract/events/members';
import type { CloseReason } from '@wl/world/casino/closing';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { endAllItems } from '../bag/index.ts';
import { lockWallet, post, recordEvent } from '../ledger/index.ts';
import { changeMember, memberById, queueAccountEmail, reauthenticate } from '../members/index.ts';
import { eraseAtClosing } from '../personal-data/index.ts';
import { hasOpenTopUp } from '../wallet/index.ts';

/**
 * Closes an account permanently (decisions §3). The wallet must have no cash, no money in play and no unfinished
 * cash-outs. Bonuses and Coins lapse, and the person cannot get another passport.
 * @throws DomainError auth.wrong_password · auth.locked · member.closed · member.balance_left with the balance in cents
 *   · member.top_up_open
 */
export async function closeAccount(
  deps: Deps,
  asker: Subject,
  request: { reason: CloseReason; password: string; deviceToken: string },
): Promise<void> {
  const member = await reauthenticate(deps, asker, request);
  const memberId = asker.id;
  await deps.transaction(async (tx) => {
    // The wallet lock serialises this transaction with payouts and top-up credits. A payment is either included in the
    // balance read here, or processed after the account has been closed.
    const wallet = await lockWallet(tx, memberId);
    // Read the member's row without locking it. The wallet lock already prevents changes to status and password.
    // Locking the row here would break the lock order, in which the notification bell's row comes before the member's
    // row.
    const now = await memberById(tx, memberId);
    if (now?.status === 'closed') throw new DomainError('member.closed');
    // If the password was changed while the old password was being verified, the old password no longer authorises the
    // request.
    if (now?.password_hash !== member.password_hash) throw new DomainError('auth.wrong_password');
    const left = wallet.cash + wallet.in_play + wallet.outgoing;
    if (left > 0) throw new DomainError('member.balance_left', { params: { left } });
    // Reject the request while a top-up is open. The top-up could otherwise be credited to a member who can no longer
    // sign in to cash it out. Abandoned top-ups end within an hour.
    if (await hasOpenTopUp(tx, memberId)) throw new DomainError('member.top_up_open');
    await endAllItems(deps, tx, memberId);
    if (wallet.coins > 0) await lapse(tx, memberId, wallet.coins);
    // Call `eraseAtClosing` first, because it locks the notification bell's row. Transactions that add a notification
    // also lock that row before the member's row. Using the same order here prevents deadlocks.
    const until = await eraseAtClosing(deps, tx, memberId);
    await changeMember(deps, tx, memberId, { status: 'closed' });
    await recordEvent(tx, membersEvents.closed, { memberId, data: { reason: request.reason } });
    await queueAccountEmail(deps, tx, member, 'account_closed', { until });
    await deps.sessions.end(tx, { subjectId: memberId }, 'account closed');
    tx.afterCommit(() => {
      deps.events.wake();
    });
  });
}

/** Books the Coins of a closed account as spent. */
async function lapse(tx: Transaction, memberId: string, coins: number): Promise<void> {
  await post(tx, {
    memberId,
    operationId: uuidv7(),
    kind: 'coins_spent',
    transfers: [{ debit: 'coins', credit: 'coinsSpent', amount: coins }],
  });
}
