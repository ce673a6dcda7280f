import { eraseAfter } from '@wl/world/casino/retention';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { forgetChanges, removeEmailRequest } from '../details/index.ts';
import { forgetAtClosing, pseudonymise } from '../members/index.ts';
import { forgetNotifications } from '../notifications/index.ts';
import { forgetLists } from '../playlists/index.ts';
import { forgetFavourites, forgetFavouriteTables, forgetTalker } from '../tables/index.ts';
import {
  dropCopies,
  dueErasures,
  endErasure,
  forgetSessions,
  insertErasure,
} from './repository.ts';

/** Maximum number of accounts that one run of the erasure job processes. */
const AT_ONCE = 200;

/**
 * Erases the account data that need not be retained after closing, and records when the rest must be erased. The caller
 * must have locked the wallet, must not have changed the member's row, and must close the account in the same
 * transaction.
 * @returns the time when the remaining data must be erased
 */
export async function eraseAtClosing(deps: Deps, tx: Transaction, memberId: string): Promise<Date> {
  const closedAt = deps.clock.now();
  const eraseAt = eraseAfter(closedAt);
  // Keep this call first because of the lock order. It waits for transactions that add notifications, and these may
  // still have to lock the member's row.
  await forgetNotifications(tx, memberId);
  await forgetAtClosing(tx, memberId);
  await removeEmailRequest(tx, memberId);
  await dropCopies(tx, memberId);
  await forgetLists(tx, memberId);
  await forgetTalker(tx, memberId);
  await forgetFavourites(tx, memberId);
  await forgetFavouriteTables(tx, memberId);
  await insertErasure(tx, { member_id: memberId, closed_at: closedAt, erase_at: eraseAt });
  return eraseAt;
}

/**
 * Pseudonymises accounts whose retention period has ended. Erases names, addresses and sessions, but keeps the ledger
 * and the rounds under an id that no longer identifies a person. Each account is processed in its own transaction, and
 * failures are retried the next day.
 * @returns the number of accounts processed
 */
export async function eraseDue(deps: Deps): Promise<number> {
  const due = await dueErasures(deps.db, deps.clock.now(), AT_ONCE);
  for (const memberId of due) {
    // This idempotent call is not part of the transaction, so make it first. If a later step fails, the next run
    // repeats the whole erasure.
    await forgetChanges(deps.database.owner, memberId);
    await deps.transaction(async (tx) => {
      await forgetNotifications(tx, memberId);
      await forgetLists(tx, memberId);
      await forgetTalker(tx, memberId);
      await forgetFavourites(tx, memberId);
      await forgetFavouriteTables(tx, memberId);
      await pseudonymise(tx, memberId);
      await forgetSessions(tx, memberId);
      await endErasure(tx, memberId, deps.clock.now());
      await deps.gates.changed(tx, memberId);
    });
  }
  return due.length;
}
