import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { chatQueue, type ChatLine } from '@wl/contract/office/chat';
import type { ReplyOf } from '@wl/contract/call';
import { chatNews } from '@wl/contract/news/chat';
import { useEffect } from 'react';
import { request } from '../../app/api.ts';
import { listen } from '../../app/realtime/realtime.ts';
import { refetchAfter } from '../../app/realtime/refetch-after.ts';
import { may } from '../../app/session.ts';
import { newerLine, withChange } from './chats.ts';

const OPEN = ['chats-open'];
const ENDED = 'chats-ended';

type EndedPage = ReplyOf<typeof chatQueue>;

/**
 * Changes that arrived after the last request for the open conversations was sent, keyed by query cache.
 * `useOpenChats` applies them to the response, which may be older.
 *
 * The changes are kept even after a conversation has ended, so that an outdated message cannot restore the
 * conversation.
 */
const changes = new WeakMap<QueryClient, Map<string, ChatLine>>();

function changesOf(queries: QueryClient): Map<string, ChatLine> {
  const known = changes.get(queries) ?? new Map<string, ChatLine>();
  changes.set(queries, known);
  return known;
}

/**
 * Loads all pages of the open conversations. If the list changes while the pages are loading, a conversation can move
 * to a page that has already been loaded. If any conversations are missing, the function loads all pages once more.
 */
async function loadOpen(): Promise<ChatLine[]> {
  const found = new Map<string, ChatLine>();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    let total = 0;
    let isLast = false;
    for (let page = 1; !isLast; page += 1) {
      const { data, meta } = await request(chatQueue, { query: { tab: 'open', page } });
      for (const line of data) found.set(line.id, newerLine(found.get(line.id), line));
      total = meta.total;
      isLast = data.length === 0 || meta.to >= meta.total;
    }
    if (found.size >= total) break;
  }
  return [...found.values()];
}

/**
 * Returns the query of all open conversations, which the list and the navigation badge share. Realtime messages update
 * its data directly, because otherwise every clerk's page would send a request for each change.
 */
export function useOpenChats() {
  const queries = useQueryClient();
  return useQuery({
    queryKey: OPEN,
    queryFn: async (): Promise<readonly ChatLine[]> => {
      const since = changesOf(queries);
      since.clear();
      const loaded = await loadOpen();
      return [...since.values()].reduce<readonly ChatLine[]>(withChange, loaded);
    },
    staleTime: 5 * 60_000,
  });
}

/** Returns the query for one page of ended conversations. */
export const useEndedChats = (page: number) =>
  useQuery({
    queryKey: [ENDED, page],
    queryFn: () => request(chatQueue, { query: { tab: 'ended', page } }),
  });

/** Applies a change to a page of ended conversations. On the first page, adds a conversation that has just ended. */
function withEnded(old: EndedPage, page: unknown, line: ChatLine): EndedPage {
  const at = old.data.findIndex(({ id }) => id === line.id);
  const known = old.data[at];
  if (known) return { ...old, data: old.data.with(at, newerLine(known, line)) };
  if (page !== 1 || line.state !== 'ended') return old;
  const { to, total } = old.meta;
  const isFull = to < total;
  return {
    data: [line, ...(isFull ? old.data.slice(0, -1) : old.data)],
    meta: { ...old.meta, total: total + 1, to: isFull ? to : to + 1 },
  };
}

/** Updates a conversation in the cached lists, unless they contain a newer version of it. */
export function patchLine(queries: QueryClient, line: ChatLine): void {
  const known = changesOf(queries);
  if ((known.get(line.id)?.version ?? -1) >= line.version) return;
  known.set(line.id, line);
  queries.setQueryData<readonly ChatLine[]>(OPEN, (lines) => lines && withChange(lines, line));
  for (const [key, page] of queries.getQueriesData<EndedPage>({ queryKey: [ENDED] }))
    if (page) queries.setQueryData<EndedPage>(key, withEnded(page, key[1], line));
}

/**
 * Updates the cached conversation lists from realtime messages, and reloads them only after a reconnection. The badge
 * in the navigation uses this hook, so the lists are up to date on all pages.
 */
export function useLiveQueue(): void {
  const queries = useQueryClient();
  const clerk = useRouteContext({ from: '/office', select: (context) => context.clerk });
  const isAllowed = may(clerk, 'support.view');
  useEffect(() => {
    if (!isAllowed) return undefined;
    return listen('private-staff.chat', chatNews.line_changed, (data) => {
      if (data) patchLine(queries, data.line);
      else for (const key of [...OPEN, ENDED]) refetchAfter(queries, key);
    });
  }, [isAllowed, queries]);
}
