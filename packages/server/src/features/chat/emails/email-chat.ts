import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import { DomainError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { memberById } from '../../members/index.ts';
import { findVisitor } from '../visitors/visitors-repository.ts';
import { isOwnedBy, requesterOf, type Requester } from '../requester.ts';
import { answerEmail, transcriptEmail, type Recipient } from './emails.ts';
import {
  changeConversation,
  findConversation,
  lockConversation,
  messagesAfter,
} from '../repository.ts';
import { emailTime, isEmailDue, unreadAnswers } from '../rules.ts';

export const EMAIL_ANSWERS = 'chat.email_answers';

/** Schedules the e-mail about unread answers for `runAt`, which is also stored as the conversation's `email_at`. */
export const scheduleAnswerEmail = (
  tx: Transaction,
  conversation: string,
  runAt: Date,
): Promise<void> =>
  enqueue(tx, EMAIL_ANSWERS, { conversation }, { key: `${EMAIL_ANSWERS}/${conversation}`, runAt });

/**
 * E-mails the answers that the member or visitor has not read in the chat, each answer only once. If the last answer is
 * too recent, schedules the e-mail for later. Sends nothing to an unconfirmed address.
 */
export async function emailAnswers(deps: Deps, conversation: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const row = await lockConversation(tx, conversation);
    if (!row) return;
    const recipient = await recipientOf(tx, requesterOf(row));
    const unread = unreadAnswers(
      row,
      await messagesAfter(tx, row.id, { after: 0, isForMember: true }),
    );
    const last = unread.at(-1);
    if (!recipient || !last) await changeConversation(tx, row.id, { email_at: null });
    else if (isEmailDue(last.at, deps.clock.now())) {
      await changeConversation(tx, row.id, { email_at: null, emailed_to: last.number });
      await queueEmail(tx, answerEmail(deps, recipient, unread));
    } else {
      const emailAt = emailTime(last.at);
      await changeConversation(tx, row.id, { email_at: emailAt });
      await scheduleAnswerEmail(tx, row.id, emailAt);
    }
  });
}

/**
 * E-mails a copy of a conversation to its member or visitor.
 * @throws DomainError request.not_found · chat.address_unconfirmed
 */
export async function emailTranscript(deps: Deps, requester: Requester, id: string): Promise<void> {
  const row = await findConversation(deps.db, id);
  if (!row || !isOwnedBy(row, requester)) throw new DomainError('request.not_found');
  const recipient = await recipientOf(deps.db, requester);
  if (!recipient) throw new DomainError('chat.address_unconfirmed');
  const messages = await messagesAfter(deps.db, id, { after: 0, isForMember: true });
  const email = transcriptEmail(deps, recipient, { openedAt: row.opened_at, messages });
  await deps.transaction((tx) => queueEmail(tx, email));
}

/**
 * Returns the recipient of e-mails about a conversation; undefined for a closed account, or for a visitor whose address
 * is not confirmed.
 */
async function recipientOf(db: Db, { kind, id }: Requester): Promise<Recipient | undefined> {
  if (kind === 'member') {
    const member = await memberById(db, id);
    if (!member || member.status === 'closed') return undefined;
    const { email: to, first_name: name, language } = member;
    return { to, name, language, isVisitor: false };
  }
  const visitor = await findVisitor(db, id);
  if (!visitor?.confirmed_at) return undefined;
  const { email: to, name, language } = visitor;
  return { to, name, language, isVisitor: true };
}
