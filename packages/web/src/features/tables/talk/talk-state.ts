import type { TableMessage, TableTalker } from '@wl/contract/tables-chat';

/** Reply of `GET /tables/:slug/chat`, as the cache holds it. */
export interface TalkReply {
  messages: TableMessage[];
  me: TableTalker | null;
}

/** Number of latest messages that the page keeps. */
const KEPT = 100;

/** Adds a message, unless it is known. The server has put the messages in order. */
export function withMessage(reply: TalkReply, message: TableMessage): TalkReply {
  if (reply.messages.some(({ id }) => id === message.id)) return reply;
  return { ...reply, messages: [...reply.messages, message].slice(-KEPT) };
}

export const withoutMessage = (reply: TalkReply, removed: string): TalkReply => ({
  ...reply,
  messages: reply.messages.filter(({ id }) => id !== removed),
});

/** Returns the messages that the member wants to see. */
export function messagesFor({ messages, me }: TalkReply): TableMessage[] {
  const hidden = new Set(me?.blocked.map(({ author }) => author));
  return messages.filter(({ author }) => !hidden.has(author));
}
