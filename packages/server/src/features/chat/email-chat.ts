import { CHAT_EMAIL_AFTER_MS } from '@wl/world/chat/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { DomainError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { memberById, type MemberRow } from '../members/index.ts';
import { answerEmail, transcriptEmail } from './emails.ts';
import {
  changeConversation,
  findConversation,
  lockConversation,
  messagesAfter,
  type ConversationRow,
} from './repository.ts';
import { isEmailDue, unreadAnswers } from './rules.ts';

export const EMAIL_ANSWERS = 'chat.email_answers';

/** Schedules the e-mail about unread answers. A later answer postpones it, so that the e-mail contains both. */
export const scheduleAnswerEmail = (
  tx: Transaction,
  { id, last_at }: Pick<ConversationRow, 'id' | 'last_at'>,
): Promise<void> =>
  enqueue(
    tx,
    EMAIL_ANSWERS,
    { conversation: id },
    { key: `${EMAIL_ANSWERS}/${id}`, runAt: new Date(last_at.getTime() + CHAT_EMAIL_AFTER_MS) },
  );

/** Sends the answers that the member has not read in the chat, each of them in one e-mail only. */
export async function emailAnswers(deps: Deps, conversation: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const row = await lockConversation(tx, conversation);
    const member = row && (await memberById(tx, row.member_id));
    if (!member || member.status === 'closed') return;
    const unread = unreadAnswers(
      row,
      await messagesAfter(tx, row.id, { after: 0, isForMember: true }),
    );
    const last = unread.at(-1);
    if (!last || !isEmailDue(last.at, deps.clock.now())) return;
    await changeConversation(tx, row.id, { emailed_to: last.number });
    await queueEmail(tx, answerEmail(deps, recipientOf(member), unread));
  });
}

/**
 * Sends a conversation to its member by e-mail.
 * @throws DomainError request.not_found
 */
export async function emailTranscript(deps: Deps, memberId: string, id: string): Promise<void> {
  const row = await findConversation(deps.db, id);
  const member = await memberById(deps.db, memberId);
  if (!member || row?.member_id !== memberId) throw new DomainError('request.not_found');
  const messages = await messagesAfter(deps.db, id, { after: 0, isForMember: true });
  const email = transcriptEmail(deps, recipientOf(member), { openedAt: row.opened_at, messages });
  await deps.transaction((tx) => queueEmail(tx, email));
}

const recipientOf = ({ email, first_name, language }: MemberRow) => ({
  to: email,
  name: first_name,
  language,
});
