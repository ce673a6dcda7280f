import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { tablesNews } from '@wl/contract/news/tables';
import { useEffect } from 'react';
import type { TableCrowd } from '@wl/contract/tables';
import { keepAnswer } from '../../app/api.ts';
import { tableQuery, tablesQuery } from './api.ts';
import { replyWithChange, withChange, withCrowd, type Change } from './live-state.ts';

/**
 * Applies a message to the cached reply for a table. If the message shows that the reply lacks data, requests the table
 * again. A request that is already in flight is repeated, because its reply can be older than the message.
 */
function changeTable(client: QueryClient, change: Change): void {
  const { queryKey } = tableQuery(change.table);
  const known = client.getQueryData(queryKey);
  if (!known) return;
  const data = replyWithChange(known.data, change);
  if (data === 'gap') void client.invalidateQueries({ queryKey });
  else if (data !== 'stale') keepAnswer(queryKey, { data });
}

/** Applies a message to the list of tables. If earlier messages were missed, requests the list again. */
function changeList(client: QueryClient, change: Change): void {
  const { queryKey } = tablesQuery;
  const known = client.getQueryData(queryKey);
  const table = known?.data.tables.find(({ slug }) => slug === change.table);
  if (!known || !table) return;
  const changed = withChange(table, change);
  if (changed === 'gap') void client.invalidateQueries({ queryKey });
  else if (changed !== 'stale') {
    const tables = known.data.tables.map((one) => (one === table ? changed : one));
    keepAnswer(queryKey, { data: { ...known.data, tables, server_now: change.server_now } });
  }
}

/**
 * Applies all members' bets to the cached reply for a table and to the list of tables. Keeps the time at which the
 * replies were received, because their `server_now` does not change either.
 */
function changeCrowd(client: QueryClient, slug: string, crowd: TableCrowd): void {
  const { queryKey } = tableQuery(slug);
  const known = client.getQueryState(queryKey);
  if (known?.data) {
    const data = withCrowd(known.data.data, crowd);
    client.setQueryData(queryKey, { data }, { updatedAt: known.dataUpdatedAt });
  }
  const list = client.getQueryState(tablesQuery.queryKey);
  if (!list?.data) return;
  const tables = list.data.data.tables.map((table) =>
    table.slug === slug ? { ...table, members: crowd.members } : table,
  );
  const data = { ...list.data.data, tables };
  client.setQueryData(tablesQuery.queryKey, { data }, { updatedAt: list.dataUpdatedAt });
}

/**
 * Subscribes to the public channels of tables while the page is shown. After every subscription, the tables are
 * requested again, because messages may have been missed.
 * @param slugs the tables' slugs, separated by spaces
 */
export function useLiveTables(slugs: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (slugs === '') return undefined;
    const leaves: (() => void)[] = [];
    let isGone = false;
    void import('../../app/realtime/realtime.ts').then(({ watchChannel }) => {
      if (isGone) return;
      for (const slug of slugs.split(' ')) {
        const leave = watchChannel(`table.${slug}`, {
          kind: tablesNews.changed,
          take: (change) => {
            changeTable(client, change);
            changeList(client, change);
          },
          begun: () => {
            void client.invalidateQueries({ queryKey: tableQuery(slug).queryKey });
            void client.invalidateQueries({ queryKey: tablesQuery.queryKey });
          },
        });
        const leaveCrowd = watchChannel(`table.${slug}`, {
          kind: tablesNews.crowd,
          take: ({ crowd }) => changeCrowd(client, slug, crowd),
          begun: () => undefined,
        });
        leaves.push(leave, leaveCrowd);
      }
    });
    return () => {
      isGone = true;
      for (const leave of leaves) leave();
    };
  }, [client, slugs]);
}
