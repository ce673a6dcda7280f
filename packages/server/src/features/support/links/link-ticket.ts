import type { TicketLink } from '@wl/contract/office/support';
import { TICKET_MAX_LINKS } from '@wl/world/casino/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { titles } from '../../titles/index.ts';
import { type NumberedRound, roundsLike, roundsOf } from '../../wagers/index.ts';
import { type TransactionRow, transactionsLike, transactionsOf } from '../../wallet/index.ts';
import { lockCase } from '../office/lock-case.ts';
import { publishQueue } from '../publish-ticket.ts';
import { updateTicket, type TicketRow } from '../repository.ts';
import { deleteLink, insertLink, linksOf } from './links-repository.ts';
import { readNumber, shownNumber } from './number-rules.ts';

/**
 * Links a member's ticket to one of the member's rounds or payments.
 * @returns the link; `isNew` is false if the ticket already had it
 * @throws DomainError request.not_found · ticket.merged · ticket.link_unknown · ticket.too_many_links
 */
export async function linkTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, number }: { id: string; clerkId: string; number: string },
): Promise<{ link: TicketLink; isNew: boolean }> {
  const row = await lockCase(tx, id);
  const link = row.member_id === null ? undefined : await findByNumber(tx, row.member_id, number);
  if (!link) throw new DomainError('ticket.link_unknown');
  const links = await linksOf(tx, id);
  if (links.some(({ ref }) => ref === link.id)) return { link, isNew: false };
  if (links.length >= TICKET_MAX_LINKS) throw new DomainError('ticket.too_many_links');
  await insertLink(tx, {
    ticket_id: id,
    kind: link.kind,
    ref: link.id,
    linked_by: clerkId,
    linked_at: deps.clock.now(),
  });
  publishQueue(deps, tx, await updateTicket(tx, id, {}));
  return { link, isNew: true };
}

/**
 * Removes a link.
 * @returns false if the ticket has no such link
 * @throws DomainError request.not_found · ticket.merged
 */
export async function unlinkTicket(
  deps: Deps,
  tx: Transaction,
  { id, link }: { id: string; link: string },
): Promise<boolean> {
  await lockCase(tx, id);
  const isRemoved = await deleteLink(tx, id, link);
  if (isRemoved) publishQueue(deps, tx, await updateTicket(tx, id, {}));
  return isRemoved;
}

/**
 * Links a new ticket to the round or payment that the requester referenced by number. Does nothing if the member has no
 * round or payment with that number.
 */
export async function linkAbout(
  tx: Transaction,
  { id, member_id, about }: TicketRow,
  at: Date,
): Promise<void> {
  if (member_id === null || about === '') return;
  const link = await findByNumber(tx, member_id, about);
  if (!link) return;
  await insertLink(tx, {
    ticket_id: id,
    kind: link.kind,
    ref: link.id,
    linked_by: null,
    linked_at: at,
  });
}

/** Returns a ticket's links, with the details that clerks see. */
export async function readLinks(db: Db, { id, member_id }: TicketRow): Promise<TicketLink[]> {
  const rows = await linksOf(db, id);
  if (member_id === null || rows.length === 0) return [];
  const refs = rows.map(({ ref }) => ref);
  const rounds = await roundsOf(db, member_id, refs);
  const payments = await transactionsOf(db, member_id, refs);
  const links = new Map(
    [...rounds.map(ofRound), ...payments.map(ofPayment)].map((link) => [link.id, link]),
  );
  return refs.flatMap((ref) => links.get(ref) ?? []);
}

/** Returns the member's round or payment with this number; undefined if there is none, or if more than one matches. */
async function findByNumber(
  db: Db,
  memberId: string,
  text: string,
): Promise<TicketLink | undefined> {
  const number = readNumber(text);
  if (!number) return undefined;
  const rounds =
    'id' in number
      ? await roundsOf(db, memberId, [number.id])
      : await roundsLike(db, memberId, number);
  const payments =
    'id' in number
      ? await transactionsOf(db, memberId, [number.id])
      : await transactionsLike(db, memberId, number);
  const [link, another] = [...rounds.map(ofRound), ...payments.map(ofPayment)];
  return another ? undefined : link;
}

const ofRound = ({ id, game, stake, at }: NumberedRound): TicketLink => ({
  kind: 'round',
  id,
  number: shownNumber(id),
  at: at.toISOString(),
  amount_cents: stake,
  title: titles.find(game)?.name ?? game,
});

const ofPayment = ({ id, created_at, amount_cents, method }: TransactionRow): TicketLink => ({
  kind: 'payment',
  id,
  number: shownNumber(id),
  at: created_at.toISOString(),
  amount_cents,
  title: method ?? '',
});
