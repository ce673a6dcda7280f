/** Pure functions that group conversations, and apply realtime changes to cached lists and conversations. */
import type { ChatCase, ChatCaseMessage, ChatLine, chatTabs } from '@wl/contract/office/chat';
import type { Language } from '@wl/world/languages';

export type ChatTab = (typeof chatTabs)[number];

/** Part of the chat page's state that is stored in the URL. */
export interface ChatPlace {
  tab: ChatTab;
  /** Language by which the open conversations are filtered; undefined for all languages. */
  language: Language | undefined;
  /** Id of the open conversation. */
  chat: string | undefined;
  /** Page number in the list of ended conversations. */
  page: number;
  /** Changes the given fields of the state. The other fields stay the same. */
  show: (to: {
    tab?: ChatTab;
    language?: Language | undefined;
    chat?: string | undefined;
    page?: number;
  }) => void;
}

export const chatGroups = ['waiting', 'mine', 'colleagues'] as const;
export type ChatGroup = (typeof chatGroups)[number];

/** Returns the group in which a clerk sees a conversation that has not ended. */
const groupOf = ({ state, clerk }: ChatLine, clerkId: string): ChatGroup =>
  state === 'waiting' || clerk === null ? 'waiting' : clerk.id === clerkId ? 'mine' : 'colleagues';

/**
 * Returns the time at which a conversation started waiting for an answer, or for a clerk to take it from the queue;
 * null if it is not waiting.
 */
export const waitsSince = ({ state, waiting_since, last_at }: ChatLine): string | null =>
  waiting_since ?? (state === 'waiting' ? last_at : null);

/** Sorts waiting conversations first, by longest wait, and then all other conversations by latest message. */
function byWait(one: ChatLine, other: ChatLine): number {
  const [since, otherSince] = [waitsSince(one), waitsSince(other)];
  if (since !== null && otherSince !== null) return Date.parse(since) - Date.parse(otherSince);
  if (since !== null) return -1;
  if (otherSince !== null) return 1;
  return Date.parse(other.last_at) - Date.parse(one.last_at);
}

/** Returns the conversations of each group, in the order in which the list shows them. */
export function grouped(
  lines: readonly ChatLine[],
  clerkId: string,
): Record<ChatGroup, ChatLine[]> {
  const groups: Record<ChatGroup, ChatLine[]> = { waiting: [], mine: [], colleagues: [] };
  for (const line of lines.toSorted(byWait)) groups[groupOf(line, clerkId)].push(line);
  return groups;
}

/** Returns the newer of two versions of a conversation's list entry. */
export const newerLine = (old: ChatLine | undefined, next: ChatLine): ChatLine =>
  old && old.version > next.version ? old : next;

/**
 * Returns the list of open conversations with one changed conversation applied. Ignores the change if the list already
 * has the same or a newer version.
 */
export function withChange(lines: readonly ChatLine[], changed: ChatLine): readonly ChatLine[] {
  const at = lines.findIndex(({ id }) => id === changed.id);
  const old = lines[at];
  if (old && old.version >= changed.version) return lines;
  if (changed.state === 'ended') return at < 0 ? lines : lines.toSpliced(at, 1);
  return at < 0 ? [...lines, changed] : lines.with(at, changed);
}

/** Returns the messages of both lists in order, without duplicates. */
function joined(
  old: readonly ChatCaseMessage[],
  next: readonly ChatCaseMessage[],
): ChatCaseMessage[] {
  const byId = new Map([...old, ...next].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.number - other.number);
}

/**
 * Merges two versions of a conversation. Keeps all messages, the highest read marks and the newer list entry. A
 * response can be older than a realtime message that arrived before it, so neither version replaces the other.
 */
export function mergedCase(old: ChatCase | undefined, next: ChatCase): ChatCase {
  if (old?.line.id !== next.line.id) return next;
  return {
    ...next,
    line: newerLine(old.line, next.line),
    read_by_member: Math.max(old.read_by_member, next.read_by_member),
    read_by_clerk: Math.max(old.read_by_clerk, next.read_by_clerk),
    messages: joined(old.messages, next.messages),
  };
}

/** Returns true if messages before this one are missing from the conversation, because a realtime message was lost. */
export const lacksBefore = ({ messages }: ChatCase, { number }: ChatCaseMessage): boolean =>
  number > (messages.at(-1)?.number ?? 0) + 1;
