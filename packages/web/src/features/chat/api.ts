import { queryOptions } from '@tanstack/react-query';
import { type ChatMessage, markChatRead, readEarlierChat, typeInChat } from '@wl/contract/chat';
import { keyOf, request } from '../../app/api.ts';
import { receiveChange, useChat } from './store.ts';
import { asVisitor } from './visitor.ts';

/** Returns the query for an ended conversation with all of its messages. */
export function earlierChatQuery(id: string) {
  const params = { id };
  return queryOptions({
    queryKey: keyOf(readEarlierChat, { params }),
    queryFn: async ({ signal }) => {
      const all: ChatMessage[] = [];
      for (;;) {
        const query = { after: all.at(-1)?.number ?? 0 };
        const { data } = await request(readEarlierChat, { params, query, signal, ...asVisitor() });
        all.push(...data.messages);
        if (!data.more || data.messages.length === 0)
          return { conversation: data.conversation, messages: all };
      }
    },
  });
}

/**
 * Marks the messages of a conversation as read, up to and including the given message number. Updates the page
 * immediately, and then the server.
 */
export function markRead(conversation: string, number: number): void {
  const known = useChat.getState().chat?.conversation;
  if (known?.id === conversation) receiveChange({ ...known, read: number, unread: 0 });
  // Ignore failures. The messages are marked as read when the next message arrives, or when the chat is opened after a
  // reload.
  request(markChatRead, { body: { conversation, number }, ...asVisitor() }).catch(() => undefined);
}

/** Notifies the clerk that the member or visitor is typing. Ignores failures, because another call will follow soon. */
export const showTyping = (): void => void request(typeInChat, asVisitor()).catch(() => undefined);
