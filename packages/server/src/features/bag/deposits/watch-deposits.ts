import { cashRound } from '@wl/contract/events/wagers';
import { isSlot } from '@wl/world/casino/contribution';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { cursorOf, hasRoundsAfter } from '../../../platform/events/event-history.ts';
import type { Position } from '../../../platform/events/event-pages.ts';
import { roundChanges, type RoundEvent } from '../../../platform/events/round-changes.ts';
import { lockWallet, type WalletRow } from '../../ledger/index.ts';
import { categoryOf } from '../../titles/index.ts';
import { endItem } from '../items/end-item.ts';
import {
  changeItem,
  livingItems,
  runningOf,
  watchersAmong,
  type ItemRow,
} from '../items/items-repository.ts';
import { ownCents, watchedOf } from '../read-bag.ts';
import { isOver } from '../rules.ts';
import { runItem } from '../items/run-item.ts';
import { publishBag } from '../publish-bag.ts';

/** Name of the subscriber. It must never change, because the subscriber's position is stored under this name. */
export const WATCHED_DEPOSITS = 'bag.watched_deposits';

/**
 * Cash amounts of a slot round: the part of the stake paid in cash, and the corresponding part of the payout. Both are
 * negative if the round was voided.
 */
interface SlotRound {
  at: Date;
  stakedCents: number;
  paidCents: number;
}

/** Returns the slot rounds that have a cash stake, by member. */
function slotRoundsOf(events: readonly RoundEvent[]): Map<string, SlotRound[]> {
  const rounds = new Map<string, SlotRound[]>();
  for (const { round, isVoid } of roundChanges(events)) {
    const { memberId, createdAt } = round;
    const { stakeCents, cashStakeCents, payoutCents } = cashRound(round);
    const isCounted = isSlot(categoryOf(round)) && cashStakeCents > 0;
    if (memberId === undefined || !isCounted) continue;
    const paidCents = Math.floor((payoutCents * cashStakeCents) / stakeCents);
    const ofMember = rounds.get(memberId) ?? [];
    const sign = isVoid ? -1 : 1;
    ofMember.push({
      at: createdAt,
      stakedCents: sign * cashStakeCents,
      paidCents: sign * paidCents,
    });
    rounds.set(memberId, ofMember);
  }
  return rounds;
}

/**
 * Applies settled rounds to the deposits that bag items watch for cashback. With one query per batch, finds the few
 * members who have such a deposit, and skips the rounds of all other members.
 */
export async function watchRounds(
  deps: Deps,
  tx: Transaction,
  events: readonly RoundEvent[],
): Promise<void> {
  const last = events.at(-1);
  if (!last) return;
  const members = [...new Set(events.flatMap(({ memberId }) => memberId ?? []))];
  const watchers = new Set(await watchersAmong(tx, members));
  if (watchers.size === 0) return;
  const rounds = slotRoundsOf(
    events.filter(({ memberId }) => memberId !== undefined && watchers.has(memberId)),
  );
  // Lock the wallets in order of member id, as all code that locks more than one wallet does, to prevent deadlocks.
  for (const memberId of [...watchers].sort()) {
    await lockWallet(tx, memberId);
    for (const row of await livingItems(tx, memberId))
      await moveOn(deps, tx, row, { rounds: rounds.get(memberId) ?? [], last });
  }
}

/**
 * Adds a batch of rounds to an item's sums of slot stakes and payouts, and settles the item if its result is certain.
 * Only rounds within the item's watch period count.
 */
async function moveOn(
  deps: Deps,
  tx: Transaction,
  row: ItemRow,
  { rounds, last }: { rounds: readonly SlotRound[]; last: Position },
): Promise<void> {
  const { id, member_id: memberId, deadline } = row;
  const found = watchedOf(row, 0);
  if (!found || !deadline) return;
  const counted = rounds.filter(({ at }) => found.watch.isInWatch(found.terms, deadline, at));
  const staked = counted.reduce((sum, one) => sum + one.stakedCents, row.slot_staked_cents);
  const paid = counted.reduce((sum, one) => sum + one.paidCents, row.slot_paid_cents);
  const figures = {
    slot_staked_cents: Math.max(0, staked),
    slot_paid_cents: Math.max(0, paid),
  };
  await changeItem(tx, id, figures);
  // Settle the item only after its last batch of rounds. Before that, the wallet already includes rounds that the
  // item's figures do not include yet, so the cashback computed from both would be wrong.
  const isLast = !(await hasRoundsAfter(tx, memberId, { after: last, until: deadline }));
  // Read the wallet again, because settling the previous item may have changed it.
  const wallet = await lockWallet(tx, memberId);
  const counting = { ...row, ...figures };
  // After the end of the watch period, the job `bag.expire_items` settles the item with the figures stored above, so do
  // not settle it here.
  const isJudged = isLast && !isOver(deadline, deps.clock.now());
  if (!isJudged || !(await settleWatched(deps, tx, counting, wallet, false)))
    publishBag(deps, tx, memberId);
}

/**
 * Returns true if rounds in the watch period have not been counted yet. Until they are counted, the deposit cannot be
 * settled. The caller must hold the wallet lock.
 */
export async function hasRoundsToCount(tx: Transaction, row: ItemRow): Promise<boolean> {
  const { member_id: memberId, deadline } = row;
  if (!deadline || !watchedOf(row, 0)) return false;
  const after = await cursorOf(tx, WATCHED_DEPOSITS);
  return hasRoundsAfter(tx, memberId, { after, until: deadline });
}

/**
 * Settles a bag item's watched deposit if its result is certain: grants the bonus money or, if none is due, ends the
 * item. The caller must hold the wallet lock.
 *
 * @param isOver true if the watch period has ended, which makes the result certain
 * @returns true if the deposit is no longer watched
 */
export async function settleWatched(
  deps: Deps,
  tx: Transaction,
  row: ItemRow,
  wallet: WalletRow,
  isOver: boolean,
): Promise<boolean> {
  const running = await runningOf(tx, wallet.member_id);
  const found = watchedOf(row, await ownCents(tx, wallet, running));
  if (!found) return false;
  const due = found.watch.due(found.terms, found.watched, isOver);
  if (due === undefined) return false;
  if (due > 0) await runItem(deps, tx, row, due);
  else await endItem(deps, tx, row, 'expired');
  return true;
}
