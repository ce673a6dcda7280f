/** Sends e-mails about tickets. All e-mails about the same ticket form one conversation in the recipient's mailbox. */
import type { Deps } from '../../platform/deps.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { messageIdOf, queueEmail } from '../../platform/email/email.ts';
import type { EmailThread } from '../../platform/email/email-layout.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { readCalendar } from './calendar.ts';
import { answerEmail, receivedEmail, refusedEmail } from './emails.ts';
import { replyAddress } from './inbound/addresses.ts';
import { emailIdsOf } from './inbound/repository.ts';
import type { TicketRow } from './repository.ts';
import type { Refused } from './thread/messages-repository.ts';

/**
 * Maximum number of earlier e-mails, besides the first one, that an e-mail's `References` header lists. The number is
 * limited because mail servers restrict the length of header lines.
 */
const MAX_REFERENCES = 20;

const confirmationId = (ticketId: string) => `ticket-${ticketId}`;

/** Returns the id of the ticket whose confirmation e-mail has this Message-ID; undefined if there is none. */
export function confirmedTicket(deps: Pick<Deps, 'config'>, emailId: string): string | undefined {
  const id = /^<ticket-([0-9a-f-]{36})@/.exec(emailId)?.[1];
  return id !== undefined && emailId === messageIdOf(deps, confirmationId(id)) ? id : undefined;
}

/** Returns the headers that add the next e-mail to the ticket's e-mail conversation. */
async function threadOf(deps: Deps, db: Db, row: TicketRow): Promise<EmailThread> {
  const first = messageIdOf(deps, confirmationId(row.id));
  const ids = await emailIdsOf(db, row.id);
  const replyTo = replyAddress(deps, row.number);
  return {
    ...(replyTo !== undefined && { replyTo }),
    inReplyTo: ids.at(-1) ?? first,
    references: [first, ...ids.slice(-MAX_REFERENCES)],
  };
}

/**
 * Sends the e-mail that confirms a new ticket.
 * @param answered Message-ID of the e-mail that opened the ticket; undefined if it was not opened by e-mail
 */
export async function sendReceived(
  deps: Deps,
  tx: Transaction,
  row: TicketRow,
  answered?: string,
): Promise<void> {
  const replyTo = replyAddress(deps, row.number);
  const thread: EmailThread = {
    ...(replyTo !== undefined && { replyTo }),
    ...(answered !== undefined && { inReplyTo: answered, references: [answered] }),
    isAutomaticReply: true,
  };
  const { calendar } = await readCalendar(tx);
  const email = receivedEmail(deps, row, thread, calendar.zone);
  await queueEmail(tx, email, { id: confirmationId(row.id) });
}

/**
 * Sends a clerk's answer to the ticket's requester by e-mail.
 * @returns Message-ID of the e-mail, to be stored with the answer
 */
export async function sendAnswer(
  deps: Deps,
  tx: Transaction,
  row: TicketRow,
  text: string,
): Promise<string> {
  const id = uuidv7();
  await queueEmail(tx, answerEmail(deps, row, text, await threadOf(deps, tx, row)), { id });
  return messageIdOf(deps, id);
}

/** Sends the requester an e-mail that lists the attached files that were not stored, with the reasons. */
export async function sendRefused(
  deps: Deps,
  tx: Transaction,
  row: TicketRow,
  files: readonly Refused[],
): Promise<void> {
  const thread = { ...(await threadOf(deps, tx, row)), isAutomaticReply: true };
  await queueEmail(tx, refusedEmail(deps, row, files, thread));
}
