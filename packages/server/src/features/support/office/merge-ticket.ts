import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { memberById } from '../../members/index.ts';
import { copyLinks } from '../links/links-repository.ts';
import { publishTicket } from '../publish-ticket.ts';
import {
  findByNumber,
  findTicket,
  lockTicket,
  moveMerged,
  updateTicket,
  type TicketChange,
  type TicketRow,
} from '../repository.ts';
import {
  changeByMerge,
  closedAt,
  isClaimedByOther,
  isSameRequester,
  numberIn,
  numberOf,
} from '../rules.ts';
import { addEntry } from '../thread/add-message.ts';

/**
 * Merges a ticket into another ticket of the same requester. Both threads continue in the other ticket. If that ticket
 * has already been merged itself, they continue in the ticket into which it was merged. Repeating a merge changes
 * nothing.
 * @param into number of the other ticket
 * @returns both tickets; `isNew` is false if they had already been merged
 * @throws DomainError request.not_found · ticket.unknown · ticket.merged · ticket.claimed · ticket.other_requester ·
 *   ticket.answer_first
 */
export async function mergeTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, into }: { id: string; clerkId: string; into: string },
): Promise<{ source: TicketRow; target: TicketRow; isNew: boolean }> {
  const now = deps.clock.now();
  const [source, target] = await lockBoth(tx, id, await rootOf(tx, into));
  if (source.merged_into === target.id) return { source, target, isNew: false };
  if (source.merged_into !== null || target.merged_into !== null)
    throw new DomainError('ticket.merged');
  if ([source, target].some((row) => isClaimedByOther(row, clerkId, now)))
    throw new DomainError('ticket.claimed');
  const confirmedKey = await confirmedKeyOf(tx, target.member_id);
  if (!isSameRequester(source, target, confirmedKey))
    throw new DomainError('ticket.other_requester');
  // A ticket in second review may be answered only by a clerk who has not answered it before. Merging it into a ticket
  // that is not in review would lose this restriction.
  if (source.state === 'review') throw new DomainError('ticket.answer_first');
  await addEntry(tx, target, {
    id: uuidv7(),
    kind: 'merged',
    clerk_id: clerkId,
    text: numberOf(source),
    at: now,
  });
  await copyLinks(tx, source.id, target.id);
  await moveMerged(tx, source.id, target.id);
  const merged = await updateTicket(tx, source.id, {
    ...closedAt(now),
    merged_into: target.id,
    ...ownedBy(source, target),
  });
  const whole = await updateTicket(tx, target.id, changeByMerge(source, target));
  publishTicket(deps, tx, merged);
  publishTicket(deps, tx, whole);
  return { source: merged, target: whole, isNew: true };
}

/**
 * Returns the changes that assign a visitor's ticket to the member, so that the member sees it and their personal-data
 * export includes it. Replaces the ticket's idempotency key with its id, because the member may have used the same key
 * for another ticket.
 */
const ownedBy = (source: TicketRow, target: TicketRow): TicketChange =>
  source.member_id === null && target.member_id !== null
    ? { member_id: target.member_id, key: source.id }
    : {};

/**
 * Returns the id of the ticket with the given number, or of the ticket into which it was merged.
 * @throws DomainError ticket.unknown
 */
async function rootOf(tx: Transaction, text: string): Promise<string> {
  const number = numberIn(text);
  const row = number === undefined ? undefined : await findByNumber(tx, number);
  if (!row) throw new DomainError('ticket.unknown');
  return row.merged_into ?? row.id;
}

/**
 * Locks the two tickets of a merge in the order of their ids, so that simultaneous merges in opposite directions cannot
 * deadlock.
 * @throws DomainError request.not_found (no source) · ticket.unknown (no target, or the target is the source)
 */
async function lockBoth(
  tx: Transaction,
  id: string,
  targetId: string,
): Promise<[source: TicketRow, target: TicketRow]> {
  const found = await findTicket(tx, id);
  if (!found) throw new DomainError('request.not_found');
  if (found.id === targetId) throw new DomainError('ticket.unknown');
  const rows = new Map<string, TicketRow | undefined>();
  for (const one of [found.id, targetId].toSorted()) rows.set(one, await lockTicket(tx, one));
  const [source, target] = [rows.get(found.id), rows.get(targetId)];
  if (!source) throw new DomainError('request.not_found');
  if (!target) throw new DomainError('ticket.unknown');
  return [source, target];
}

/** Returns a member's normalised e-mail address (`email_key`) if the member has confirmed it; null otherwise. */
async function confirmedKeyOf(tx: Transaction, memberId: string | null): Promise<string | null> {
  const member = memberId === null ? undefined : await memberById(tx, memberId);
  return member && member.email_confirmed_at !== null ? member.email_key : null;
}
