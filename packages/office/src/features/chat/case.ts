import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ChatCase,
  type ChatCaseMessage,
  type ChatLine,
  chatCase,
  markChatCaseRead,
} from '@wl/contract/office/chat';
import { chatChannel } from '@wl/contract/office/staff-channels';
import { chatNews } from '@wl/contract/news/chat';
import { useEffect, useState } from 'react';
import { request } from '../../app/api.ts';
import { listen } from '../../app/realtime/realtime.ts';
import { refetchAfter } from '../../app/realtime/refetch-after.ts';
import { lacksBefore, mergedCase, newerLine } from './chats.ts';
import { patchLine } from './queue.ts';

interface CaseReply {
  data: ChatCase;
}

export const caseKey = (id: string) => ['chat-case', id];

/**
 * Returns the query of one conversation. A response does not remove messages that realtime events have already added.
 */
export const useChatCase = (id: string) =>
  useQuery({
    queryKey: caseKey(id),
    queryFn: () => request(chatCase, { params: { id } }),
    structuralSharing: (old, next) => ({
      data: mergedCase((old as CaseReply | undefined)?.data, (next as CaseReply).data),
    }),
  });

/** Stores a conversation from an API response in the query cache, and updates its entry in the cached lists. */
export function keepCase(queries: QueryClient, { data }: CaseReply): void {
  queries.setQueryData<CaseReply>(caseKey(data.line.id), (old) => ({
    data: mergedCase(old?.data, data),
  }));
  patchLine(queries, data.line);
}

/** Loads a conversation again, for example because a colleague has changed it. */
export const reloadCase = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: caseKey(id) });

/** Adds a message to the cached conversation. Loads the conversation again if an earlier message is missing. */
export function addMessage(queries: QueryClient, line: ChatLine, message: ChatCaseMessage): void {
  patchLine(queries, line);
  const old = queries.getQueryData<CaseReply>(caseKey(line.id))?.data;
  if (!old) return;
  if (lacksBefore(old, message)) void reloadCase(queries, line.id);
  else keepCase(queries, { data: { ...old, line, messages: [message] } });
}

type Reads = Pick<ChatCase, 'read_by_member' | 'read_by_clerk'>;

function addReads(queries: QueryClient, id: string, reads: Reads): void {
  queries.setQueryData<CaseReply>(caseKey(id), (old) =>
    old ? { data: mergedCase(old.data, { ...old.data, ...reads }) } : old,
  );
}

/** Time in ms to show a person as typing after a typing message, which clients send every three seconds. */
const TYPING_MS = 5_000;

interface Typing {
  /** Name of the typing clerk; null if the member is typing. */
  clerk: string | null;
  /** Time when this client last received a typing notification for the conversation, in milliseconds. */
  at: number;
}

/** Kinds of messages that report a change to the requester's details. */
const requesterChanges: ReadonlySet<ChatCaseMessage['kind']> = new Set(['confirmed', 'signed_in']);

/**
 * Keeps an open conversation up to date with realtime messages, and loads it again after a reconnection.
 * @param me name of this clerk, whose own typing is not shown
 * @returns the person who is typing; undefined if nobody is
 */
export function useLiveCase(id: string, me: string): Typing | undefined {
  const queries = useQueryClient();
  const [typing, setTyping] = useState<Typing>();
  useEffect(() => {
    const channel = chatChannel(id);
    const stops = [
      listen(channel, chatNews.case_message_added, (data) => {
        if (!data) return refetchAfter(queries, 'chat-case');
        setTyping((now) => (now && now.clerk === data.message.clerk ? undefined : now));
        addMessage(queries, data.line, data.message);
        // The message reports that the requester's details have changed, but does not contain them, so load the
        // conversation again.
        if (requesterChanges.has(data.message.kind)) void reloadCase(queries, id);
      }),
      listen(channel, chatNews.case_read, (data) => {
        if (data) addReads(queries, id, data);
      }),
      listen(channel, chatNews.case_typing, (data) => {
        if (data && data.clerk !== me) setTyping({ clerk: data.clerk, at: Date.now() });
      }),
      // A rating adds no message, and `line` does not contain the member's comment, so load the conversation again.
      listen('private-staff.chat', chatNews.line_changed, (data) => {
        if (data?.line.id === id && data.line.rating !== null) void reloadCase(queries, id);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, me, queries]);
  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setTyping(undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  return typing;
}

/**
 * Returns the newest version of a conversation's list entry. `one` can be outdated, because a realtime change that adds
 * no message is applied only to the cached lists.
 */
export function latestLine(one: ChatCase, lines: readonly ChatLine[] | undefined): ChatLine {
  return newerLine(one.line, lines?.find(({ id }) => id === one.line.id) ?? one.line);
}

/** Returns true while the browser shows the page. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/** Marks the messages as read by support while they are visible to the clerk who answers the member. */
export function useMarkRead(one: ChatCase, mayAnswer: boolean): void {
  const queries = useQueryClient();
  const isVisible = useIsVisible();
  const id = one.line.id;
  const last = one.messages.at(-1)?.number ?? 0;
  const isDue = mayAnswer && isVisible && last > one.read_by_clerk;
  useEffect(() => {
    if (!isDue) return;
    // A failed call needs no error message: the next message or visit also marks these messages as read.
    void request(markChatCaseRead, { params: { id }, body: { number: last } }).then(
      () => addReads(queries, id, { read_by_member: 0, read_by_clerk: last }),
      () => undefined,
    );
  }, [id, isDue, last, queries]);
}

/** Actions that a clerk may take in a conversation. */
export interface Access {
  /** True if the clerk has the permission to answer members. Auditors can only read. */
  mayAct: boolean;
  /** True if the conversation is assigned to this clerk. An ended conversation stays assigned. */
  isMine: boolean;
  /** True if the clerk can answer the requester now. */
  mayAnswer: boolean;
}

export function accessOf({ state, clerk }: ChatLine, clerkId: string, mayAct: boolean): Access {
  const isMine = mayAct && clerk?.id === clerkId;
  return { mayAct, isMine, mayAnswer: isMine && state === 'active' };
}
