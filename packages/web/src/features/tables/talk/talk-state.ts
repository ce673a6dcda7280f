import type { TableMessage, TableTalker } from '@wl/contract/tables-chat';

/** Cached response to `GET /tables/:slug/chat`. */
export interface TalkReply {
  messages: TableMessage[];
  me: TableTalker | null;
}

/** Number of latest messages that the page keeps. */
const KEPT = 100;

/** Appends a message, unless the list already contains it. The server sets the order, so nothing is sorted here. */
export function withMessage(reply: TalkReply, message: TableMessage): TalkReply {
  if (reply.messages.some(({ id }) => id === message.id)) return reply;
  return { ...reply, messages: [...reply.messages, message].slice(-KEPT) };
}

export const withoutMessage = (reply: TalkReply, removed: string): TalkReply => ({
  ...reply,
  messages: reply.messages.filter(({ id }) => id !== removed),
});

/** Returns the messages whose authors the member has not blocked. */
export function messagesFor({ messages, me }: TalkReply): TableMessage[] {
  const hidden = new Set(me?.blocked.map(({ author }) => author));
  return messages.filter(({ author }) => !hidden.has(author));
}
