import { eraseAfter } from '@wl/world/house/retention';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { forgetChanges, removeEmailWish } from '../details/index.ts';
import { forgetAtClosing, pseudonymise } from '../members/index.ts';
import { forgetNotifications } from '../notifications/index.ts';
import { forgetLists } from '../playlists/index.ts';
import {
  dropCopies,
  dueErasures,
  endErasure,
  forgetSessions,
  insertErasure,
} from './repository.ts';

/** How many accounts one run of the job works through. */
const AT_ONCE = 200;

/**
 * Erases of an account that is closed in this transaction what need not be kept, and notes when the rest has to go. Comes under the
 * wallet's lock and before the member's row is changed.
 * @returns that instant
 */
export async function eraseAtClosing(deps: Deps, tx: Transaction, memberId: string): Promise<Date> {
  const closedAt = deps.clock.now();
  const eraseAt = eraseAfter(closedAt);
  // First: it waits for who is telling the member something, and that one for the member's row.
  await forgetNotifications(tx, memberId);
  await forgetAtClosing(tx, memberId);
  await removeEmailWish(tx, memberId);
  await dropCopies(tx, memberId);
  await forgetLists(tx, memberId);
  await insertErasure(tx, { member_id: memberId, closed_at: closedAt, erase_at: eraseAt });
  return eraseAt;
}

/**
 * Pseudonymises the accounts whose time is over: names, addresses and sessions go, ledger and rounds stay under an id that is
 * nobody's any more. Each in its own transaction; what fails is tried again the next day. @returns how many
 */
export async function eraseDue(deps: Deps): Promise<number> {
  const due = await dueErasures(deps.db, deps.clock.now(), AT_ONCE);
  for (const memberId of due) {
    // First, and harmless when it is done again: the note that it is over comes last.
    await forgetChanges(deps.database.owner, memberId);
    await deps.transaction(async (tx) => {
      await forgetNotifications(tx, memberId);
      await forgetLists(tx, memberId);
      await pseudonymise(tx, memberId);
      await forgetSessions(tx, memberId);
      await endErasure(tx, memberId, deps.clock.now());
      await deps.gates.changed(tx, memberId);
    });
  }
  return due.length;
}
