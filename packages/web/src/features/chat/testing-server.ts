import type { ChatConversation, ChatMessage, ChatVisitor } from '@wl/contract/chat';
import { chatNews } from '@wl/contract/news/chat';
import { answerCalls, type Sent } from '../../app/testing-page.ts';
import { type Player, useSession } from '../../app/session/session.ts';
import { news, reconnected } from './realtime.ts';

const MINUTE_MS = 60_000;

/** Conversation on a simulated server. */
export interface TestChat {
  /** Conversation; null until the member has written. A test can change it before the page requests it. */
  conversation: ChatConversation | null;
  messages: ChatMessage[];
  /** Visitor's details; set only in a conversation with a visitor. */
  visitor?: ChatVisitor;
}

type Added = Partial<ChatMessage> & Pick<ChatMessage, 'author'>;

/** Adds a message to the conversation as the server does. Opens a conversation if there is none. */
export function addMessage(chat: TestChat, added: Added): ChatMessage {
  const number = (chat.messages.at(-1)?.number ?? 0) + 1;
  const message: ChatMessage = {
    id: crypto.randomUUID(),
    number,
    kind: 'text',
    text: '',
    at: new Date(Date.UTC(2026, 2, 2, 12) + number * MINUTE_MS).toISOString(),
    ...added,
  };
  chat.messages.push(message);
  chat.conversation = {
    ...(chat.conversation ?? {
      id: crypto.randomUUID(),
      visitor: chat.visitor ?? null,
      state: 'waiting',
      opened_at: message.at,
      ended_at: null,
      read: 0,
      read_by_clerk: 0,
      unread: 0,
      rating: null,
      can_rate: false,
    }),
    last: number,
  };
  if (message.author === 'clerk' && message.kind === 'text') chat.conversation.unread += 1;
  if (message.kind === 'ended')
    Object.assign(chat.conversation, { state: 'ended', ended_at: message.at, can_rate: true });
  return message;
}

/** Maximum number of messages in one response of the test server. */
const PER_ANSWER = 3;

/** Simulates the server's responses to the chat's API calls. A test can replace each response. */
export function serveChat(chat: TestChat) {
  const send = ({ body }: Sent) => {
    const { id, text } = body as { id: string; text: string };
    const known = chat.messages.find((one) => one.id === id);
    const message = known ?? addMessage(chat, { id, author: 'member', text });
    return { data: { conversation: chat.conversation, message } };
  };
  const read = ({ query }: Sent) => {
    if (!chat.conversation) return { data: null };
    const after =
      query.get('conversation') === chat.conversation.id ? Number(query.get('after')) : 0;
    const rest = chat.messages.filter(({ number }) => number > after);
    const messages = rest.slice(0, PER_ANSWER);
    return {
      data: { conversation: chat.conversation, messages, more: rest.length > PER_ANSWER },
    };
  };
  const answers: Parameters<typeof answerCalls>[0] = {
    'GET /chat': read,
    'GET /chat/widget': () => ({ data: null }),
    'GET /chat/opening': () => ({ data: { open: true, opens_at: null, closes_at: null } }),
    'POST /chat/messages': send,
    'POST /chat/read': () => ({ data: { done: true } }),
    'POST /chat/typing': () => ({ data: { done: true } }),
  };
  return { answers, calls: answerCalls(answers), send };
}

/** Simulates a realtime message from the server to the page. */
export function publish(name: keyof typeof chatNews, data: object): void {
  const handler = news.find(({ kind }) => kind.name === chatNews[name].name);
  handler?.handle(data as never, {} as never);
}

export function deliver(chat: TestChat, added: Added): ChatMessage {
  const message = addMessage(chat, added);
  publish('message_added', { conversation: { ...chat.conversation }, message });
  return message;
}

export { reconnected };

export const signIn = (id = 'one'): void =>
  useSession.setState({ status: 'member', player: { id, nickname: 'rea' } as Player });
export const signOut = (): void => useSession.setState({ status: 'visitor', player: undefined });
