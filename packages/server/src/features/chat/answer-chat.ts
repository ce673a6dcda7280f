import { chatNews } from '@wl/contract/news/chat';
import { chatChannel } from '@wl/contract/office/staff-channels';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { clerkNames } from '../staff/index.ts';
import { addMessage, type StoreMore } from './add-message.ts';
import { scheduleAnswerEmail } from './emails/email-chat.ts';
import { publishRead, writerChannel } from './publish-chat.ts';
import {
  findConversation,
  findMessage,
  lockConversation,
  raiseRead,
  type ChatMessageRow,
  type ConversationRow,
} from './repository.ts';
import { refusal } from './rules.ts';

interface Answer {
  id: string;
  kind: 'text' | 'file' | 'note';
  text: string;
}

/**
 * Stores a clerk's answer (a text or a file), or a note for colleagues. Any clerk can write notes, but only the clerk who has the
 * conversation can answer. `isNew` is false for a repeated request.
 * @throws DomainError request.not_found · chat.ended · chat.not_yours · chat.id_reused
 */
export async function answerChat(
  deps: Deps,
  tx: Transaction,
  { conversationId, clerkId, answer }: { conversationId: string; clerkId: string; answer: Answer },
  storeMore?: StoreMore,
): Promise<{ row: ConversationRow; message: ChatMessageRow; isNew: boolean }> {
  const row = await lockConversation(tx, conversationId);
  if (!row) throw new DomainError('request.not_found');
  const before = await findMessage(tx, answer.id);
  if (before) {
    if (!isSame(before, conversationId, clerkId, answer)) throw new DomainError('chat.id_reused');
    return { row, message: before, isNew: false };
  }
  const problem = answer.kind !== 'note' ? refusal(row, clerkId) : undefined;
  if (problem) throw new DomainError(problem);
  const at = deps.clock.now();
  const message = { ...answer, author: 'clerk', clerk_id: clerkId, at } as const;
  const added = await addMessage(deps, tx, row, message, storeMore);
  if (answer.kind !== 'note') await scheduleAnswerEmail(tx, added.row);
  return { ...added, isNew: true };
}

/**
 * Refuses a clerk who may not answer a conversation now, before a file of the clerk is checked. `answerChat` checks it
 * again. A repeated request passes.
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
 * Marks the messages up to a number as read by support.
 * @throws DomainError request.not_found
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
      deps.realtime.publish(writerChannel(deps, row), chatNews.clerk_typing, { conversation: id });
  });
}
