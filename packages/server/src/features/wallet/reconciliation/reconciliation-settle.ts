import { walletEvents } from '@wl/contract/events/wallet';
import { staffNews } from '@wl/contract/news/staff';
import { walletNews } from '@wl/contract/news/wallet';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { lockWallet, post, recordEvent, toWallet } from '../../ledger/index.ts';
import { memberById } from '../../members/index.ts';
import {
  decideCorrectionRow,
  endingIsAside,
  findCorrection,
  insertCorrection,
  lockDifference,
  setDifference,
  type CorrectionRow,
  type DifferenceRow,
} from './differences-repository.ts';
import { correctionCents } from './reconciliation-rules.ts';
import { lockTopUp, updateTopUp } from '../repository.ts';
import { publishChange } from '../transactions/transactions.ts';

async function hold(
  tx: Transaction,
  id: string,
  state: DifferenceRow['state'],
): Promise<DifferenceRow> {
  const row = await lockDifference(tx, id);
  if (!row) throw new DomainError('request.not_found');
  if (row.state !== state) throw new DomainError('wallet.difference_closed');
  return row;
}

const publishQueue = (deps: Deps, tx: Transaction) => {
  tx.afterCommit(() => {
    deps.realtime.publish('private-staff.money', staffNews.money_changed, {
      what: 'reconciliation',
      alarm: false,
    });
  });
};

/**
 * Records a clerk's explanation of a difference without changing the books.
 * @returns the difference before the change
 * @throws DomainError wallet.difference_closed (already settled) · request.not_found (no such difference)
 */
export async function explainDifference(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, reason }: { id: string; clerkId: string; reason: string },
): Promise<DifferenceRow> {
  const before = await hold(tx, id, 'open');
  await setDifference(tx, id, {
    state: 'explained',
    settled_by: clerkId,
    settled_at: deps.clock.now(),
    settled_reason: reason,
  });
  publishQueue(deps, tx);
  return before;
}

/** Returns true if clerks may correct the difference, that is, if no further event from the provider can settle it. */
export const canCorrect = async (db: Db, one: DifferenceRow): Promise<boolean> =>
  one.kind !== 'state' || endingIsAside(db, one);

/**
 * Proposes a correction that makes our books match the statement. No money moves until another clerk approves it. For a
 * difference of kind `state`, the server must already have stored the provider's event as `set_aside` (not processed).
 * Otherwise, the event could still arrive and book the payment a second time.
 * @throws DomainError wallet.difference_closed (already settled) · wallet.correction_needs_member (no member is known
 *   for the payment) · request.not_found (no such difference)
 */
export async function proposeCorrection(
  deps: Deps,
  tx: Transaction,
  input: {
    id: string;
    clerkId: string;
    against: CorrectionRow['against'];
    memberId: string | undefined;
    reason: string;
  },
): Promise<{ before: DifferenceRow; correction: CorrectionRow }> {
  const before = await hold(tx, input.id, 'open');
  const amount = correctionCents({
    oursCents: before.ours_cents,
    theirsCents: before.theirs_cents,
  });
  if (amount === 0 || !(await canCorrect(tx, before)))
    throw new DomainError('wallet.difference_closed');
  const memberId = before.member_id ?? input.memberId;
  if (memberId === undefined || !(await memberById(tx, memberId)))
    throw new DomainError('wallet.correction_needs_member');
  const correction: CorrectionRow = {
    id: uuidv7(),
    difference_id: before.id,
    against: input.against,
    amount_cents: amount,
    member_id: memberId,
    reason: input.reason,
    proposed_by: input.clerkId,
    proposed_at: deps.clock.now(),
    state: 'proposed',
    decided_by: null,
    decided_at: null,
    decided_reason: null,
  };
  await insertCorrection(tx, correction);
  await setDifference(tx, before.id, { state: 'correcting' });
  publishQueue(deps, tx);
  return { before, correction };
}

/**
 * Books or rejects a correction that another clerk proposed. A rejection reopens the difference. The clerk who proposed
 * the correction cannot decide on it, which a check constraint also enforces.
 *
 * @throws DomainError wallet.same_clerk (the clerk who proposed it) · wallet.difference_closed (already settled) ·
 *   wallet.insufficient_funds · request.not_found (no such difference)
 */
export async function decideCorrection(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, book, reason }: { id: string; clerkId: string; book: boolean; reason?: string },
): Promise<CorrectionRow> {
  const found = await findCorrection(tx, id);
  if (!found) throw new DomainError('request.not_found');
  // Lock the wallet before the difference, because a different order could cause deadlocks. The lock on the difference
  // prevents two clerks from deciding at the same time.
  if (book) await lockWallet(tx, found.member_id);
  const difference = await hold(tx, found.difference_id, 'correcting');
  const correction = await findCorrection(tx, id);
  if (correction?.state !== 'proposed') throw new DomainError('wallet.difference_closed');
  if (correction.proposed_by === clerkId) throw new DomainError('wallet.same_clerk');
  // Check again under the wallet lock, because the provider's event may have arrived since the correction was proposed.
  if (book && !(await canCorrect(tx, difference)))
    throw new DomainError('wallet.difference_closed');
  const now = deps.clock.now();
  if (book) await endUnpaid(deps, tx, difference);
  if (book) await bookCorrection(deps, tx, correction, now);
  await decideCorrectionRow(tx, id, {
    state: book ? 'booked' : 'refused',
    decided_by: clerkId,
    decided_at: now,
    decided_reason: reason ?? null,
  });
  await setDifference(
    tx,
    difference.id,
    book
      ? {
          state: 'corrected',
          settled_by: clerkId,
          settled_at: now,
          settled_reason: correction.reason,
        }
      : { state: 'open' },
  );
  publishQueue(deps, tx);
  return correction;
}

/**
 * Closes an open top-up as declined. The correction books the payment instead, and the provider is not expected to
 * report another event for the top-up.
 */
async function endUnpaid(deps: Deps, tx: Transaction, { kind, type, reference }: DifferenceRow) {
  if (kind !== 'state' || type !== 'payment') return;
  const row = await lockTopUp(tx, reference);
  if (row?.state !== 'started' && row?.state !== 'authorised') return;
  await updateTopUp(tx, row.id, { state: 'declined' }, deps.clock.now(), 'house');
  await publishChange(deps, tx, {
    kind: 'top_up',
    id: row.id,
    memberId: row.member_id,
    moved: false,
  });
}

async function bookCorrection(deps: Deps, tx: Transaction, row: CorrectionRow, at: Date) {
  const other = row.against === 'member' ? 'cash' : 'corrections';
  const amount = Math.abs(row.amount_cents);
  const { wallet } = await post(tx, {
    memberId: row.member_id,
    operationId: row.id,
    kind: 'correction',
    transfers: [
      row.amount_cents > 0
        ? { debit: 'paymentClearing', credit: other, amount }
        : { debit: other, credit: 'paymentClearing', amount },
    ],
    at,
  });
  await recordEvent(tx, walletEvents.corrected, {
    memberId: row.member_id,
    data: {
      correction_id: row.id,
      against: row.against,
      amount_cents: row.amount_cents,
      at: at.toISOString(),
    },
  });
  tx.afterCommit(() => {
    deps.realtime.publish(`private-member.${row.member_id}`, walletNews.changed, {
      wallet: toWallet(wallet),
    });
    deps.events.wake();
  });
}
