import { chatNews } from '@wl/contract/news/chat';
import { chatChannel } from '@wl/contract/office/staff-channels';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { clerkNames } from '../staff/index.ts';
import { addNewMessage, type Added, type StoreMore } from './add-message.ts';
import { scheduleAnswerEmail } from './emails/email-chat.ts';
import { publishRead, requesterChannel } from './publish-chat.ts';
import {
  findConversation,
  findMessage,
  lockConversation,
  raiseRead,
  type ChatMessageRow,
} from './repository.ts';
import { emailTime, isEmailPlanned, refusal } from './rules.ts';
import { viewsOf } from './views.ts';

interface Answer {
  id: string;
  kind: 'text' | 'file' | 'note';
  text: string;
}

/**
 * Stores a clerk's answer (a text or a file), or a note for colleagues. Any clerk can write notes, but only the clerk
 * assigned to the conversation can answer. `isNew` is false for a repeated request.
 * @throws DomainError request.not_found · chat.ended · chat.not_yours · chat.id_reused
 */
export async function answerChat(
  deps: Deps,
  tx: Transaction,
  { conversationId, clerkId, answer }: { conversationId: string; clerkId: string; answer: Answer },
  storeMore?: StoreMore,
): Promise<Added & { isNew: boolean }> {
  const row = await lockConversation(tx, conversationId);
  if (!row) throw new DomainError('request.not_found');
  const at = deps.clock.now();
  const isNote = answer.kind === 'note';
  const problem = isNote ? undefined : refusal(row, clerkId);
  if (!problem) {
    const emailAt = isNote || isEmailPlanned(row, at) ? undefined : emailTime(at);
    const change = emailAt ? { email_at: emailAt } : {};
    const message = { ...answer, author: 'clerk', clerk_id: clerkId, at, change } as const;
    const added = await addNewMessage(deps, tx, row, message, storeMore);
    if (added) {
      if (emailAt) await scheduleAnswerEmail(tx, row.id, emailAt);
      return { ...added, isNew: true };
    }
  }
  const message = await findMessage(tx, answer.id);
  if (!message) throw new DomainError(problem ?? 'chat.id_reused');
  if (!isSame(message, conversationId, clerkId, answer)) throw new DomainError('chat.id_reused');
  return { row, message, views: viewsOf(tx, row, message, at), isNew: false };
}

/**
 * Throws if a clerk may not answer a conversation now, unless the answer is already stored (a repeated request). Must
 * run before the slow check of an attached file. `answerChat` repeats the permission check later.
 * @throws DomainError request.not_found · chat.ended · chat.not_yours
 */
export async function checkMayAnswer(
  { db }: Pick<Deps, 'db'>,
  { conversationId, clerkId, answerId }: Record<'conversationId' | 'clerkId' | 'answerId', string>,
): Promise<void> {
  if (await findMessage(db, answerId)) return;
  const row = await findConversation(db, conversationId);
  if (!row) throw new DomainError('request.not_found');
  const problem = refusal(row, clerkId);
  if (problem) throw new DomainError(problem);
}

const isSame = (before: ChatMessageRow, conversationId: string, clerkId: string, answer: Answer) =>
  before.conversation_id === conversationId &&
  before.clerk_id === clerkId &&
  before.kind === answer.kind &&
  before.text === answer.text;

/**
 * Marks the messages up to the given number as read by support.
 * @throws DomainError request.not_found if there is no such conversation
 */
export async function markReadByClerk(
  deps: Deps,
  tx: Transaction,
  { id, number }: { id: string; number: number },
): Promise<void> {
  if (!(await findConversation(tx, id))) throw new DomainError('request.not_found');
  const raised = await raiseRead(tx, id, 'read_by_clerk', number);
  if (raised) await publishRead(deps, tx, raised);
}

/**
 * Shows the member, and the colleagues who have the conversation open, that the clerk is typing.
 * @throws DomainError request.not_found
 */
export async function showClerkTyping(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: { id: string; clerkId: string },
): Promise<void> {
  const row = await findConversation(tx, id);
  if (!row) throw new DomainError('request.not_found');
  const names = await clerkNames(tx, [clerkId]);
  tx.afterCommit(() => {
    deps.realtime.publish(chatChannel(id), chatNews.case_typing, {
      id,
      clerk: names.get(clerkId) ?? '',
    });
    if (row.clerk_id === clerkId)
      deps.realtime.publish(requesterChannel(deps, row), chatNews.clerk_typing, {
        conversation: id,
      });
  });
}
