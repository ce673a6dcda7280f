import { TICKET_MAX_FILES_IN_ALL, TICKETS_PER_DAY } from '@wl/world/casino/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { emailKeyOf } from '../../../platform/email/email-address.ts';
import { isSuppressed } from '../../../platform/email/suppressions.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { storeTicket } from '../open-ticket.ts';
import {
  countFrom,
  findByNumber,
  findTicket,
  lockRoot,
  mergedInto,
  type TicketRow,
} from '../repository.ts';
import { numberOf, replyRefusal } from '../rules.ts';
import { confirmedTicket, sendReceived, sendRefused } from '../send-emails.ts';
import { addRequesterMessage } from '../thread/add-message.ts';
import { countFiles, storeTicketFiles } from '../thread/files-repository.ts';
import { ticketNumberOf } from './addresses.ts';
import { endingOf, nameOfSender } from './foreign-words.ts';
import type { JudgedFiles } from './judge-files.ts';
import { latestTicket, messageByEmail, ticketsOfEmails } from './repository.ts';
import type { ReceivedEmail } from './take-email.ts';

const DAY_MS = 86_400_000;

/** Result of processing an e-mail. */
interface Stored {
  outcome: 'opened' | 'added' | 'repeated';
  ticket_id: string;
}

const textWithSubject = ({ subject, text }: ReceivedEmail): string =>
  subject === '' ? text : `${subject}\n\n${text}`;

/**
 * Adds an e-mail to the ticket that it replies to, or opens a new ticket. If the sender has reached the daily ticket
 * limit, adds the e-mail to the sender's latest ticket instead. Sends the sender a confirmation of a new ticket and a
 * list of any refused files.
 */
export async function storeEmail(
  deps: Deps,
  tx: Transaction,
  email: ReceivedEmail,
): Promise<Stored> {
  const sent = await ticketsToday(deps, tx, email);
  const before = email.messageId === '' ? undefined : await messageByEmail(tx, email.messageId);
  const isRepeated =
    before?.clerk_id === null && [email.text, textWithSubject(email)].includes(before.text);
  if (isRepeated) return { outcome: 'repeated', ticket_id: before.ticket_id };
  // Some programs use one Message-ID for more than one e-mail. Only the first of these e-mails can be found by its
  // Message-ID.
  const unique = before ? { ...email, messageId: '' } : email;
  const asked = await answeredTicket(deps, tx, unique);
  const now = deps.clock.now();
  if (asked && replyRefusal(asked, now) === undefined) {
    const row = await addTo(deps, tx, asked, unique);
    return { outcome: 'added', ticket_id: row.id };
  }
  if (sent >= TICKETS_PER_DAY) return appendToLatest(deps, tx, unique);
  return open(deps, tx, unique, { about: asked ? numberOf(asked) : '', isConfirmed: true });
}

/**
 * Locks the sender, so that simultaneous e-mails cannot exceed the daily limit.
 * @returns the number of tickets that the sender opened in the last day
 */
function ticketsToday(deps: Deps, tx: Transaction, email: ReceivedEmail): Promise<number> {
  const sender = email.member ? { memberId: email.member.id } : { email: email.from.address };
  return countFrom(tx, sender, new Date(deps.clock.now().getTime() - DAY_MS));
}

/**
 * Finds and locks the ticket that an e-mail answers. An e-mail to the ticket's reply address proves that the sender has
 * received an e-mail about the ticket. Any other e-mail must refer to an e-mail in the ticket's thread and come from
 * the ticket's requester.
 */
async function answeredTicket(
  deps: Deps,
  tx: Transaction,
  { recipient, references, from, isVerified }: ReceivedEmail,
): Promise<TicketRow | undefined> {
  const number = ticketNumberOf(deps, recipient);
  if (number !== undefined) {
    const row = await findByNumber(tx, number);
    return row && lockRoot(tx, row.id);
  }
  const confirmed = references.flatMap((id) => confirmedTicket(deps, id) ?? []);
  const isRequester = (row: TicketRow | undefined) =>
    row?.email_key === emailKeyOf(from.address) && (isVerified || row.is_unverified);
  for (const id of new Set([...(await ticketsOfEmails(tx, references)), ...confirmed])) {
    // Lock a ticket only if the sender is its requester, because the e-mail may also refer to other people's tickets.
    const found = await findTicket(tx, id);
    const root = found?.merged_into ? await findTicket(tx, found.merged_into) : found;
    const locked = isRequester(root) ? await lockRoot(tx, id) : undefined;
    if (isRequester(locked)) return locked;
  }
  return undefined;
}

/** Adds an e-mail to a ticket whose row is locked. */
async function addTo(
  deps: Deps,
  tx: Transaction,
  ticket: TicketRow,
  email: ReceivedEmail,
  { text = email.text, isAnnounced = true } = {},
): Promise<TicketRow> {
  const files = await withinLimit(tx, ticket, email.files);
  const id = uuidv7();
  const isOther = emailKeyOf(email.from.address) !== ticket.email_key;
  const row = await addRequesterMessage(deps, tx, ticket, {
    id,
    text,
    source: 'email',
    at: deps.clock.now(),
    // Only clerks see the quoted text, so it may contain the address of a sender who is not the ticket's requester.
    quoted: isOther ? `From: ${email.from.address}\n\n${email.quoted}`.trim() : email.quoted,
    ...(email.messageId !== '' && { emailId: email.messageId }),
    refusedFiles: files.refused,
  });
  await storeTicketFiles(deps, tx, { id, ticketId: row.id }, files.kept);
  if (isAnnounced) await announceRefused(deps, tx, row, { ...email, files });
  return row;
}

/** Refuses files that exceed the ticket's maximum number of files. */
async function withinLimit(
  tx: Transaction,
  ticket: TicketRow,
  files: JudgedFiles,
): Promise<JudgedFiles> {
  if (files.kept.length === 0) return files;
  const count = await countFiles(tx, [ticket.id, ...(await mergedInto(tx, ticket.id))]);
  const free = Math.max(0, TICKET_MAX_FILES_IN_ALL - count);
  const over = files.kept.slice(free).map(({ name }) => ({ name, code: 'ticket.too_many_files' }));
  return {
    kept: files.kept.slice(0, free),
    refused: [...files.refused, ...over],
    announced: [...files.announced, ...over],
  };
}

/**
 * E-mails the ticket's requester a list of the refused files. The list contains only file extensions unless the sender
 * is proven to be the requester.
 */
async function announceRefused(
  deps: Deps,
  tx: Transaction,
  row: TicketRow,
  { files: { announced }, isVerified, recipient }: ReceivedEmail,
): Promise<void> {
  if (announced.length === 0 || (await isSuppressed(deps, tx, row.email))) return;
  const isProven = isVerified || ticketNumberOf(deps, recipient) !== undefined;
  const named = announced.map(({ name, code }) => ({
    name: isProven ? name : endingOf(name),
    code,
  }));
  await sendRefused(deps, tx, row, named);
}

/**
 * Opens a ticket with the e-mail as its first message.
 * @param about number of an older ticket that the e-mail answers but that no longer accepts messages
 */
async function open(
  deps: Deps,
  tx: Transaction,
  email: ReceivedEmail,
  { about, isConfirmed }: { about: string; isConfirmed: boolean },
): Promise<Stored> {
  const { member, from, files, messageId, quoted } = email;
  const id = uuidv7();
  const row = await storeTicket(deps, tx, {
    ticket: {
      key: uuidv7(),
      kind: 'question',
      topic: 'other',
      source: 'email',
      about,
      name: member?.first_name ?? nameOfSender(from),
      email: member?.email ?? from.address,
      language: email.language,
      member_id: member?.id ?? null,
      is_unverified: !email.isVerified,
    },
    first: {
      id,
      clerk_id: null,
      text: textWithSubject(email),
      quoted,
      email_id: messageId === '' ? null : messageId,
      refused_files: files.refused,
    },
  });
  await storeTicketFiles(deps, tx, { id, ticketId: row.id }, files.kept);
  if (isConfirmed && !(await isSuppressed(deps, tx, row.email))) {
    await sendReceived(deps, tx, row, messageId === '' ? undefined : messageId);
    await announceRefused(deps, tx, row, email);
  }
  return { outcome: 'opened', ticket_id: row.id };
}

/**
 * Adds an e-mail that exceeds the daily ticket limit to the sender's latest ticket of the day, without notifying the
 * sender. An unverified e-mail never becomes part of a verified ticket.
 */
async function appendToLatest(deps: Deps, tx: Transaction, email: ReceivedEmail): Promise<Stored> {
  const since = new Date(deps.clock.now().getTime() - DAY_MS);
  const sender = email.member
    ? { memberId: email.member.id }
    : { emailKey: emailKeyOf(email.from.address), isUnverified: !email.isVerified };
  const latest = await latestTicket(tx, sender, since);
  const ticket = latest && (await lockRoot(tx, latest.id));
  if (!ticket || replyRefusal(ticket, deps.clock.now()) !== undefined)
    return open(deps, tx, email, { about: '', isConfirmed: false });
  const row = await addTo(deps, tx, ticket, email, {
    text: textWithSubject(email),
    isAnnounced: false,
  });
  return { outcome: 'added', ticket_id: row.id };
}
