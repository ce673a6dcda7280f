import type { BodyOf } from '@wl/contract/call';
import { staffNews } from '@wl/contract/news/staff';
import type { openTicket as call } from '@wl/contract/support';
import { TICKETS_PER_DAY, type TicketTopic } from '@wl/world/casino/support';
import { textsOf } from '../../platform/http/field-issues.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { memberById } from '../members/index.ts';
import { receivedEmail } from './emails.ts';
import {
  countFrom,
  findByKey,
  insertTicket,
  insertMessage,
  messagesOf,
  type TicketRow,
} from './repository.ts';
import { dueAt, judgeTicket, numberOf } from './rules.ts';

type NewTicket = BodyOf<typeof call>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a ticket in the queue, and sends its sender an e-mail with the ticket number and the promised answer date. A
 * duplicate request with the same key from the same sender returns the same ticket.
 * @throws DomainError request.invalid · ticket.too_many · ticket.key_reused
 */
export async function openTicket(
  deps: Deps,
  ticket: NewTicket,
  memberId: string | undefined,
): Promise<TicketRow> {
  const member = memberId === undefined ? undefined : await memberById(deps.db, memberId);
  const faults = judgeTicket(ticket, member !== undefined);
  if (Object.keys(faults).length > 0)
    throw new DomainError('request.invalid', { fields: textsOf(faults) });
  const writer = member
    ? { name: member.first_name, email: member.email, language: member.language }
    : { name: ticket.name, email: ticket.email, language: ticket.language };
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const sender = member ? { memberId: member.id } : { email: writer.email };
    const sent = await countFrom(tx, sender, new Date(now.getTime() - DAY_MS));
    const before = await findByKey(tx, sender, ticket.key);
    if (before) return sentBefore(tx, before, ticket);
    if (sent >= TICKETS_PER_DAY) throw new DomainError('ticket.too_many');
    const { key, kind, topic, about } = ticket;
    const row = await insertTicket(tx, {
      id: uuidv7(),
      key,
      kind,
      topic,
      about,
      ...writer,
      state: 'open',
      member_id: member?.id ?? null,
      created_at: now,
      due_at: dueAt(kind, now),
    });
    await insertMessage(tx, {
      id: uuidv7(),
      enquiry_id: row.id,
      clerk_id: null,
      text: ticket.text,
      at: now,
    });
    await queueEmail(tx, receivedEmail(row));
    publishQueue(deps, tx, row);
    return row;
  });
}

/**
 * Opens a ticket about a chat with the member, in the member's name. Its first message is the clerk's summary. The
 * member receives the ticket's number by e-mail.
 * @throws DomainError request.not_found
 */
export async function openTicketForMember(
  deps: Deps,
  tx: Transaction,
  about: { memberId: string; clerkId: string; topic: TicketTopic; text: string },
): Promise<{ id: string; number: string }> {
  const member = await memberById(tx, about.memberId);
  if (!member) throw new DomainError('request.not_found');
  const now = deps.clock.now();
  const row = await insertTicket(tx, {
    id: uuidv7(),
    key: uuidv7(),
    kind: 'question',
    topic: about.topic,
    about: '',
    name: member.first_name,
    email: member.email,
    language: member.language,
    state: 'open',
    member_id: member.id,
    created_at: now,
    due_at: dueAt('question', now),
  });
  await insertMessage(tx, {
    id: uuidv7(),
    enquiry_id: row.id,
    clerk_id: about.clerkId,
    text: about.text,
    at: now,
  });
  await queueEmail(tx, receivedEmail(row));
  publishQueue(deps, tx, row);
  return { id: row.id, number: numberOf(row) };
}

async function sentBefore(
  tx: Transaction,
  before: TicketRow,
  ticket: NewTicket,
): Promise<TicketRow> {
  const [first] = await messagesOf(tx, [before.id]);
  const isSame =
    first?.text === ticket.text && before.kind === ticket.kind && before.about === ticket.about;
  if (!isSame) throw new DomainError('ticket.key_reused');
  return before;
}

/** Notifies the clerks' pages after the commit, so that they reload. */
export function publishQueue(deps: Deps, tx: Transaction, row: TicketRow): void {
  tx.afterCommit(() => {
    deps.realtime.publish('private-staff.support', staffNews.ticket_changed, {
      id: row.id,
      number: numberOf(row),
    });
  });
}
