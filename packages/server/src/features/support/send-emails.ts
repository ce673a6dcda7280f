/** Sends the e-mails about tickets, as parts of one conversation per ticket. */
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
 * Maximum number of earlier e-mails that an e-mail refers to, besides the first one. Mail servers limit the length of
 * lines.
 */
const MAX_REFERENCES = 20;

const confirmationId = (ticketId: string) => `ticket-${ticketId}`;

/**
 * Returns the id of the ticket whose confirmation has this Message-ID; undefined if the Message-ID is not that of a
 * confirmation.
 */
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
 * @param answered Message-ID of the e-mail that opened the ticket, if there is one
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
 * Sends a clerk's answer.
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

/** Tells the writer which files of an e-mail were not stored. */
export async function sendRefused(
  deps: Deps,
  tx: Transaction,
  row: TicketRow,
  files: readonly Refused[],
): Promise<void> {
  const thread = { ...(await threadOf(deps, tx, row)), isAutomaticReply: true };
  await queueEmail(tx, refusedEmail(deps, row, files, thread));
}
