import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import type { ChatCaseMessage, ChatLine } from '@wl/contract/office/chat';
import type { Db } from '../../platform/database/database.ts';
import type { ChatMessageRow, ConversationRow } from './repository.ts';
import { wireCaseMessage, wireConversation, wireLine, wireMessage } from './wire.ts';

/** Views of a message and its conversation, for the requester and for clerks. Each is built once, when first needed. */
export interface Views {
  /** For the requester. */
  conversation: () => Promise<ChatConversation>;
  message: () => Promise<ChatMessage>;
  /** Views of the conversation's list entry and of the message as clerks see them. */
  line: () => Promise<ChatLine>;
  caseMessage: () => Promise<ChatCaseMessage>;
}

export function viewsOf(db: Db, row: ConversationRow, message: ChatMessageRow, now: Date): Views {
  const line = once(() => wireLine(db, row));
  return {
    conversation: once(() => wireConversation(db, row, now)),
    message: once(() => wireMessage(db, message)),
    line,
    caseMessage: once(async () => {
      const { clerk } = await line();
      // The author is usually the conversation's clerk, whose name is already known from the conversation list.
      return wireCaseMessage(db, message, clerk ? new Map([[clerk.id, clerk.name]]) : new Map());
    }),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
