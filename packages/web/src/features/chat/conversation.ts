/** Pure functions that merge server responses and realtime messages, in any order, into the state of a conversation. */
import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import { isForOtherSide } from '@wl/world/chat/other-side';

/** Conversation with the messages that have been received so far. */
export interface Chat {
  conversation: ChatConversation;
  /** Messages in ascending order of number, without duplicates. */
  messages: readonly ChatMessage[];
  /** Highest message number up to which all messages have been received. */
  upTo: number;
}

/** Server response with the conversation, and its messages after a given message number. */
interface ChatAnswer {
  conversation: ChatConversation;
  messages: readonly ChatMessage[];
  more: boolean;
}

/** Returns the known and added messages, ordered by number and without duplicates. */
function mergeMessages(
  known: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] {
  const numbers = new Set(known.map(({ number }) => number));
  const fresh = added.filter(({ number }) => !numbers.has(number));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((one, other) => one.number - other.number);
}

const isUnread = ({ author, kind }: ChatMessage) => author === 'clerk' && isForOtherSide(kind);

/**
 * Merges two versions of the same conversation. Read marks only increase, so the larger values apply: this window may
 * have read a message that is still unread in the other version.
 */
function mergeFigures({ conversation: known, messages }: Chat, news: ChatConversation) {
  const newer = news.last >= known.last && known.state !== 'ended' ? news : known;
  const latest = known.state === 'ended' && news.state === 'ended' ? news : newer;
  const read = Math.max(known.read, news.read);
  const unread =
    latest.read >= read
      ? latest.unread
      : messages.filter((message) => message.number > read && isUnread(message)).length;
  return {
    ...latest,
    last: Math.max(known.last, news.last),
    read,
    read_by_clerk: Math.max(known.read_by_clerk, news.read_by_clerk),
    unread,
  };
}

/** Returns true if `news` is about a conversation that was opened before the known one. Such news is ignored. */
const isOutdated = (chat: Chat, news: ChatConversation): boolean =>
  news.id !== chat.conversation.id &&
  Date.parse(news.opened_at) < Date.parse(chat.conversation.opened_at);

/** Merges a new state of the conversation, and any messages sent with that state, into the chat. */
function merge(chat: Chat | null, news: ChatConversation, added: readonly ChatMessage[]): Chat {
  if (!chat || (chat.conversation.id !== news.id && !isOutdated(chat, news)))
    return { conversation: news, messages: mergeMessages([], added), upTo: 0 };
  if (isOutdated(chat, news)) return chat;
  const messages = mergeMessages(chat.messages, added);
  return { ...chat, messages, conversation: mergeFigures({ ...chat, messages }, news) };
}

/**
 * Merges a server response into the chat. The response must continue the known messages without a gap, or contain the
 * conversation from its beginning.
 */
export function takeAnswer(chat: Chat | null, answer: ChatAnswer): Chat {
  const merged = merge(chat, answer.conversation, answer.messages);
  if (merged.conversation.id !== answer.conversation.id) return merged;
  const last = answer.messages.at(-1)?.number ?? 0;
  const upTo = answer.more ? last : Math.max(last, answer.conversation.last);
  return { ...merged, upTo: Math.max(merged.upTo, upTo) };
}

/**
 * Merges one message into the chat: a realtime message, or a message that this client sent and the server confirmed.
 */
export function takeMessage(
  chat: Chat | null,
  { conversation, message }: { conversation: ChatConversation; message: ChatMessage },
): Chat {
  const merged = merge(chat, conversation, [message]);
  if (merged.conversation.id !== conversation.id || message.number !== merged.upTo + 1)
    return merged;
  return { ...merged, upTo: message.number };
}

/** Merges an update of the conversation that was received without a new message. */
export const takeChange = (chat: Chat | null, conversation: ChatConversation): Chat =>
  merge(chat, conversation, []);

/** Returns true if the conversation has messages that this client has not received. */
export const isBehind = ({ conversation, upTo }: Chat): boolean => conversation.last > upTo;

/** Returns the number of the last message to mark as read; undefined if the member has read everything. */
export function numberToRead({ conversation, messages }: Chat): number | undefined {
  const last = messages.findLast(({ author }) => author !== 'member')?.number ?? 0;
  return last > conversation.read ? last : undefined;
}

/** Returns the id of the requester's last message that a clerk has read; undefined if there is none. */
export const lastSeen = ({ conversation, messages }: Chat): string | undefined =>
  messages.findLast(
    ({ author, kind, number }) =>
      author === 'member' && isForOtherSide(kind) && number <= conversation.read_by_clerk,
  )?.id;
