import type { EndedBy, ItemEnd } from '@wl/contract/bag';
import { bagEvents } from '@wl/contract/events/bag';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet, post, recordEvent } from '../../ledger/index.ts';
import {
  agree,
  changeItem,
  closeRunning,
  findItem,
  livingItems,
  lockItem,
  runningOf,
  type ItemRow,
} from './items-repository.ts';
import { surroundingsOf, wireItem } from '../read-bag.ts';
import { publishBagAndWallet } from '../publish-bag.ts';
import { isOver } from '../rules.ts';

/**
 * Locks the member's wallet and then the item, and returns the item's row. A concurrent change waits and then sees the
 * new state.
 *
 * @throws DomainError request.not_found, also for another member's item
 */
export async function holdItem(tx: Transaction, id: string, ofMember?: string): Promise<ItemRow> {
  const memberId = ofMember ?? (await findItem(tx, id))?.member_id;
  if (memberId === undefined) throw new DomainError('request.not_found');
  await lockWallet(tx, memberId);
  const row = await lockItem(tx, id);
  if (row?.member_id !== memberId) throw new DomainError('request.not_found');
  return row;
}

/**
 * Returns the outcome of an item's running bonus money; undefined if there is no outcome yet.
 * - `lost`: no bonus money of the item is left, not even in play.
 * - `completed`: a bet met the wagering requirement before the deadline. Later calls return the same outcome, because
 *   the time of that bet is stored.
 */
export async function outcomeOf(
  tx: Transaction,
  { id, member_id: memberId, deadline }: ItemRow,
): Promise<'lost' | 'completed' | undefined> {
  const running = (await runningOf(tx, memberId)).find(({ item_id }) => item_id === id);
  if (!running) return undefined;
  if (running.balance_cents + running.in_play_cents === 0) return 'lost';
  const { reached_at: reachedAt } = running;
  return reachedAt && deadline !== null && reachedAt <= deadline ? 'completed' : undefined;
}

/**
 * Ends a locked item. Its remaining bonus money becomes cash if the item is completed, and otherwise returns to the
 * bonus cost account. Bonus money in play is treated in the same way when the wager is settled (decision 93). Cash is
 * never reduced (trust G17).
 * @param options `reason`: a clerk's reason; `by`: the member's action that ended the item
 */
export async function endItem(
  deps: Deps,
  tx: Transaction,
  row: ItemRow,
  end: ItemEnd,
  { reason = null, by = null }: { reason?: string | null; by?: EndedBy | null } = {},
): Promise<void> {
  const { id, member_id: memberId } = row;
  const now = deps.clock.now();
  const left = await closeRunning(tx, memberId, id);
  const amount = left?.balance ?? 0;
  const isDone = end === 'completed';
  if (amount > 0)
    await post(tx, {
      memberId,
      operationId: id,
      kind: isDone ? 'bonus_converted' : 'bonus_ended',
      transfers: [{ debit: 'bonus', credit: isDone ? 'cash' : 'bonusCost', amount }],
      at: now,
    });
  await agree(tx, memberId);
  const change = {
    state: end,
    deadline: null,
    ended_at: now,
    ended_by: by,
    end_reason: reason,
    paid_out_cents: isDone ? amount : 0,
    ...(left ? { wagered_cents: left.wagered } : {}),
  } as const;
  await changeItem(tx, id, change);
  await recordEvent(tx, bagEvents.item_ended, {
    memberId,
    data: {
      item_id: id,
      kind: row.kind,
      end,
      paid_out_cents: isDone ? amount : 0,
      lost_cents: isDone ? 0 : amount,
      at: now.toISOString(),
    },
  });
  const ended = wireItem({ ...row, ...change }, await surroundingsOf(tx, memberId));
  await publishBagAndWallet(deps, tx, memberId, ended);
}

/**
 * Ends an item early, because the member deleted it or requested a cash-out. Its bonus money is forfeited, unless the
 * wagering requirement has been met. The caller must have locked the item.
 */
export async function giveUp(
  deps: Deps,
  tx: Transaction,
  row: ItemRow,
  by: EndedBy,
): Promise<void> {
  const end = (await outcomeOf(tx, row)) ?? givenUp(row);
  await endItem(deps, tx, row, end, { by });
}

const givenUp = ({ state }: ItemRow): ItemEnd => (state === 'running' ? 'forfeited' : 'deleted');

/**
 * Ends all items of an account that is being closed. The caller must hold the wallet lock. No bonus money becomes cash,
 * because the member can no longer sign in to cash it out.
 */
export async function endAllItems(deps: Deps, tx: Transaction, memberId: string): Promise<void> {
  for (const row of await livingItems(tx, memberId))
    await endItem(deps, tx, row, givenUp(row), { by: 'member' });
}

/**
 * Revokes an item on behalf of a clerk, with the clerk's reason.
 * @throws DomainError request.not_found (no such item) · bag.item_ended
 */
export async function revokeItem(
  deps: Deps,
  tx: Transaction,
  id: string,
  reason: string,
): Promise<ItemRow> {
  const row = await holdItem(tx, id);
  if (row.ended_at) throw new DomainError('bag.item_ended');
  await endItem(deps, tx, row, 'revoked', { reason });
  return row;
}

/**
 * Ends the item if its wagering requirement is met, its bonus money is used up or its deadline has passed. Otherwise,
 * or if the item has already ended, does nothing.
 */
export async function endByWagering(deps: Deps, tx: Transaction, itemId: string): Promise<void> {
  const row = await holdItem(tx, itemId);
  if (row.ended_at) return;
  const isLate = row.deadline !== null && isOver(row.deadline, deps.clock.now());
  const end = (await outcomeOf(tx, row)) ?? (isLate ? 'expired' : undefined);
  if (end) await endItem(deps, tx, row, end);
}
