import type { CloseReason } from '@wl/world/house/closing';
import type { Subject } from '../../platform/auth.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { endAllItems } from '../bag/index.ts';
import { lockWallet, post, recordEvent } from '../ledger/index.ts';
import { changeMember, memberById, queueNotice, reauthenticate } from '../members/index.ts';
import { eraseAtClosing } from '../personal-data/index.ts';
import { hasOpenTopUp } from '../wallet/index.ts';

/**
 * Closes an account for good (decisions §3): only when no cash is left, none is in play and none on its way out. Bonuses and
 * Coins lapse; the person cannot acquire another passport.
 * @throws DomainError auth.wrong_password · auth.locked · member.closed · member.balance_left with what is left, in cents · member.top_up_open
 */
export async function closeAccount(
  deps: Deps,
  asker: Subject,
  wish: { reason: CloseReason; password: string; deviceToken: string },
): Promise<void> {
  const member = await reauthenticate(deps, asker, wish);
  const memberId = asker.id;
  await deps.transaction(async (tx) => {
    // Under the lock: a payout or a credited top-up is before this or finds the account closed.
    const wallet = await lockWallet(tx, memberId);
    // Without a lock of the row: who changes state or password holds the wallet's, and the bell comes before the row.
    const now = await memberById(tx, memberId);
    if (now?.status === 'closed') throw new DomainError('member.closed');
    // A new one was set while this was compared: whoever knew the old one is out.
    if (now?.password_hash !== member.password_hash) throw new DomainError('auth.wrong_password');
    const left = wallet.cash + wallet.in_play + wallet.outgoing;
    if (left > 0) throw new DomainError('member.balance_left', { params: { left } });
    // Else the house would hold money of somebody who cannot come back for it. Abandoned ones end within the hour.
    if (await hasOpenTopUp(tx, memberId)) throw new DomainError('member.top_up_open');
    await endAllItems(deps, tx, memberId);
    if (wallet.coins > 0) await lapse(tx, memberId, wallet.coins);
    // Before the member's row is locked: whoever tells this member something holds the bell and needs the row.
    const until = await eraseAtClosing(deps, tx, memberId);
    await changeMember(deps, tx, memberId, { status: 'closed' });
    await recordEvent(tx, { memberId, type: 'members.closed', data: { reason: wish.reason } });
    await queueNotice(deps, tx, member, 'account_closed', { until });
    await deps.sessions.end(tx, { subjectId: memberId }, 'account closed');
    tx.afterCommit(() => {
      deps.events.wake();
    });
  });
}

/** Coins of a closed account are nobody's: they go back to where they are spent. */
async function lapse(tx: Transaction, memberId: string, coins: number): Promise<void> {
  await post(tx, {
    memberId,
    operationId: uuidv7(),
    kind: 'coins_spent',
    transfers: [{ debit: 'coins', credit: 'coinsSpent', amount: coins }],
  });
}
