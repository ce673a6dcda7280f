import type { BodyOf } from '@wl/contract/call';
import type { openTicket as call } from '@wl/contract/support';
import { TICKETS_PER_DAY, type TicketTopic } from '@wl/world/casino/support';
import type { Language } from '@wl/world/languages';
import { textsOf } from '../../platform/http/field-issues.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { memberById } from '../members/index.ts';
import { deadlinesFrom } from './calendar.ts';
import { linkAbout } from './links/link-ticket.ts';
import { publishTicket } from './publish-ticket.ts';
import {
  countFrom,
  findByKey,
  insertTicket,
  type NewTicketRow,
  type TicketRow,
} from './repository.ts';
import { judgeTicket, numberOf } from './rules.ts';
import { sendReceived } from './send-emails.ts';
import { addEntry } from './thread/add-message.ts';
import { messagesOf, type NewMessageRow } from './thread/messages-repository.ts';

type NewTicket = BodyOf<typeof call>;

const DAY_MS = 24 * 60 * 60 * 1000;

interface Opening {
  ticket: Omit<NewTicketRow, 'id' | 'created_at' | 'due_at' | 'final_due_at'>;
  first: Omit<NewMessageRow, 'ticket_id' | 'at' | 'source' | 'kind'>;
}

/**
 * Stores a new ticket with its first message and deadlines, and publishes it. Sends no e-mail. If a repeated call could
 * open the ticket twice, the caller must first lock the requester with `countFrom`.
 */
export async function storeTicket(
  deps: Deps,
  tx: Transaction,
  { ticket, first }: Opening,
): Promise<TicketRow> {
  const now = deps.clock.now();
  const row = await insertTicket(tx, {
    ...ticket,
    id: uuidv7(),
    created_at: now,
    ...(await deadlinesFrom(tx, ticket.kind, now)),
  });
  await addEntry(tx, row, { ...first, source: ticket.source, at: now });
  await linkAbout(tx, row, now);
  publishTicket(deps, tx, row);
  return row;
}

/**
 * Stores a ticket in the queue, and e-mails the requester the ticket number and the promised answer date. A duplicate
 * request with the same key from the same requester returns the existing ticket.
 * @returns the ticket and the id of its first message
 * @throws DomainError request.invalid · ticket.too_many · ticket.key_reused
 */
export async function openTicket(
  deps: Deps,
  ticket: NewTicket,
  memberId: string | undefined,
): Promise<{ row: TicketRow; message: string }> {
  const member = memberId === undefined ? undefined : await memberById(deps.db, memberId);
  const faults = judgeTicket(ticket, member !== undefined);
  if (Object.keys(faults).length > 0)
    throw new DomainError('request.invalid', { fields: textsOf(faults) });
  const contact = member
    ? { name: member.first_name, email: member.email, language: member.language }
    : { name: ticket.name, email: ticket.email, language: ticket.language };
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const requester = member ? { memberId: member.id } : { email: contact.email };
    const sent = await countFrom(tx, requester, new Date(now.getTime() - DAY_MS));
    const before = await findByKey(tx, requester, ticket.key);
    if (before) return sentBefore(tx, before, ticket);
    if (sent >= TICKETS_PER_DAY) throw new DomainError('ticket.too_many');
    const { key, kind, topic, about, text } = ticket;
    const message = uuidv7();
    const memberIdOrNull = member?.id ?? null;
    const row = await storeTicket(deps, tx, {
      ticket: {
        key,
        kind,
        topic,
        about,
        ...contact,
        source: 'form',
        is_unverified: false,
        member_id: memberIdOrNull,
      },
      first: { id: message, clerk_id: null, text },
    });
    await sendReceived(deps, tx, row);
    return { row, message };
  });
}

/**
 * Opens a question ticket for a member on behalf of another feature, for example to report a chat message. A repeated
 * call with the same key returns the same ticket.
 * @returns the number of the ticket
 * @throws DomainError ticket.too_many · ticket.key_reused
 */
export async function openTicketOfMember(
  deps: Deps,
  memberId: string,
  { key, topic, text }: Pick<NewTicket, 'key' | 'topic' | 'text'>,
): Promise<{ number: string }> {
  const contact = { name: '', email: '', language: 'en', about: '' } as const;
  const { row } = await openTicket(
    deps,
    { key, kind: 'question', topic, text, ...contact },
    memberId,
  );
  return { number: numberOf(row) };
}

/** Requester of a ticket opened from a chat: a member, or a visitor with the contact details provided in the chat. */
export type TicketRequester =
  | { memberId: string }
  | { name: string; email: string; language: Language; isConfirmed: boolean };

/**
 * Opens a ticket about a chat on behalf of the member or visitor. Its first message is the clerk's summary. The
 * requester receives the ticket's number by e-mail.
 * @throws DomainError request.not_found
 */
export async function openTicketFromChat(
  deps: Deps,
  tx: Transaction,
  about: { requester: TicketRequester; clerkId: string; topic: TicketTopic; text: string },
): Promise<{ id: string; number: string }> {
  const row = await storeTicket(deps, tx, {
    ticket: {
      key: uuidv7(),
      kind: 'question',
      topic: about.topic,
      source: 'chat',
      about: '',
      ...(await requesterFields(tx, about.requester)),
    },
    first: { id: uuidv7(), clerk_id: about.clerkId, text: about.text },
  });
  await sendReceived(deps, tx, row);
  return { id: row.id, number: numberOf(row) };
}

async function requesterFields(
  tx: Transaction,
  requester: TicketRequester,
): Promise<Pick<NewTicketRow, 'name' | 'email' | 'language' | 'is_unverified' | 'member_id'>> {
  if (!('memberId' in requester)) {
    const { name, email, language, isConfirmed } = requester;
    return { name, email, language, is_unverified: !isConfirmed, member_id: null };
  }
  const member = await memberById(tx, requester.memberId);
  if (!member) throw new DomainError('request.not_found');
  const { first_name: name, email, language } = member;
  return { name, email, language, is_unverified: false, member_id: member.id };
}

async function sentBefore(
  tx: Transaction,
  before: TicketRow,
  ticket: NewTicket,
): Promise<{ row: TicketRow; message: string }> {
  const [first] = await messagesOf(tx, [before.id]);
  const isSame =
    first?.text === ticket.text && before.kind === ticket.kind && before.about === ticket.about;
  if (!isSame) throw new DomainError('ticket.key_reused');
  return { row: before, message: first.id };
}
