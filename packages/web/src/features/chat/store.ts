/**
 * The member's or visitor's latest conversation, for the launcher and the panel. It is read from the server once.
 * Realtime messages then update it, and only missing messages are read after a reconnection.
 */
import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import { create } from 'zustand';
import { request } from '../../app/request.ts';
import { askChat } from './calls.ts';
import { type Chat, isBehind, takeAnswer, takeChange, takeMessage } from './conversation.ts';
import { hearChat } from './live.ts';
import { asVisitor, onRequester, requesterNow } from './visitor.ts';

interface ChatState {
  /** Requester's conversation with support; null until the server has responded, or if there is none. */
  chat: Chat | null;
  /** True once the server has responded. */
  isLoaded: boolean;
  /** Error from the last attempt to load the conversation; undefined if it succeeded. */
  trouble: unknown;
}

const nothing: ChatState = { chat: null, isLoaded: false, trouble: undefined };

export const useChat = create<ChatState>(() => nothing);

let reading: Promise<void> | undefined;
/** True if the response in flight may predate the latest call of `refreshChat`, and may therefore lack messages. */
let isOverdue = false;

/**
 * Loads the messages that follow the known ones, page by page. Discards a response if a different member or visitor is
 * using the chat by the time it arrives.
 */
async function read(requester: string | undefined): Promise<void> {
  let more = true;
  while (more) {
    isOverdue = false;
    const { chat } = useChat.getState();
    const query = chat ? { conversation: chat.conversation.id, after: chat.upTo } : {};
    const { data } = await request(askChat, { query, ...asVisitor() });
    if (requesterNow() !== requester) return;
    const known = useChat.getState().chat;
    const next = data ? takeAnswer(known, data) : known;
    useChat.setState({ chat: next, isLoaded: true, trouble: undefined });
    // Read again if this response may be out of date, or if messages are still missing and this response added some.
    more = isOverdue || (next !== null && isBehind(next) && next.upTo > (chat?.upTo ?? 0));
  }
}

/** Reads the conversation from the server. Concurrent callers share the requests. A failure is stored in the state. */
export function refreshChat(): Promise<void> {
  isOverdue = true;
  if (reading) return reading;
  const requester = requesterNow();
  const mine = read(requester)
    .catch((trouble: unknown) => {
      if (requesterNow() === requester) useChat.setState({ trouble });
    })
    .finally(() => {
      if (reading === mine) reading = undefined;
    });
  reading = mine;
  return mine;
}

/** Loads the conversation unless it is already loaded. If a request for it is in progress, waits for that request. */
export const needChat = (): Promise<void> =>
  useChat.getState().isLoaded ? Promise.resolve() : (reading ?? refreshChat());

function take(change: (chat: Chat | null) => Chat): void {
  const chat = change(useChat.getState().chat);
  useChat.setState({ chat });
  if (isBehind(chat) && !reading) void refreshChat();
}

/** Records a message that was received or sent, and the state of the conversation after that message. */
export const receiveMessage = (news: {
  conversation: ChatConversation;
  message: ChatMessage;
}): void => take((chat) => takeMessage(chat, news));

/** Records the new state of the conversation if it has changed without a new message. */
export const receiveChange = (conversation: ChatConversation): void =>
  take((chat) => takeChange(chat, conversation));

hearChat({
  added: receiveMessage,
  changed: ({ conversation }) => receiveChange(conversation),
  reconnected: () => {
    const { isLoaded, trouble } = useChat.getState();
    if (isLoaded || reading || trouble !== undefined) void refreshChat();
  },
});

// Clear the state when the requester changes, so that one person's conversation is never shown to another.
onRequester(() => {
  reading = undefined;
  useChat.setState(nothing);
});
