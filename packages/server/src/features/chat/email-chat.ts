import { brand } from '@wl/world/casino/brand';
import { CHAT_EMAIL_AFTER_MS, isForOtherSide } from '@wl/world/chat/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { fill, layOut } from '../../platform/email/email-layout.ts';
import { queueEmail, type Email } from '../../platform/email/email.ts';
import { DomainError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { memberById, type MemberRow } from '../members/index.ts';
import { chatEmailTexts, type ChatEmailTexts } from './email-texts.ts';
import {
  changeConversation,
  findConversation,
  lockConversation,
  messagesAfter,
  type ChatMessageRow,
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
    await queueEmail(tx, answerEmail(deps, member, unread));
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
  await deps.transaction((tx) => queueEmail(tx, transcriptEmail(deps, member, row, messages)));
}

/** Returns the URL of a page on which the chat opens by itself. */
const chatUrl = ({ config }: Pick<Deps, 'config'>) => `${config.publicUrl}/my-journey#chat`;

function answerEmail(deps: Deps, member: MemberRow, unread: readonly ChatMessageRow[]): Email {
  const texts = chatEmailTexts[member.language];
  const { subject, body, note } = texts.answered;
  return layOut({
    ...frameOf(member, texts),
    subject: fill(subject, { brand: brand.name }),
    body,
    quote: unread.map(({ text }) => text).join('\n\n'),
    note,
    button: { text: texts.button, link: chatUrl(deps) },
  });
}

function transcriptEmail(
  deps: Deps,
  member: MemberRow,
  { opened_at: openedAt }: ConversationRow,
  messages: readonly ChatMessageRow[],
): Email {
  const texts = chatEmailTexts[member.language];
  const day = new Intl.DateTimeFormat(member.language, { dateStyle: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(member.language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const lines = messages
    .filter(({ kind }) => isForOtherSide(kind))
    .map(
      ({ author, at, text }) =>
        `${author === 'member' ? texts.you : texts.support} · ${time.format(at)} UTC\n${text}`,
    );
  const { subject, body } = texts.transcript;
  return layOut({
    ...frameOf(member, texts),
    subject: fill(subject, { brand: brand.name, date: day.format(openedAt) }),
    body,
    quote: lines.join('\n\n'),
    button: { text: texts.button, link: chatUrl(deps) },
  });
}

const frameOf = (member: MemberRow, { greeting }: ChatEmailTexts) => ({
  to: member.email,
  language: member.language,
  greeting: fill(greeting, { name: member.first_name }),
});
