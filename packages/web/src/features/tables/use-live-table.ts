import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { tablesNews } from '@wl/contract/news/tables';
import { useEffect } from 'react';
import { keepAnswer } from '../../app/api.ts';
import { tableQuery, tablesQuery } from './api.ts';
import { replyWithChange, withChange, type Change } from './live-state.ts';

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
    keepAnswer(queryKey, { data: { tables, server_now: change.server_now } });
  }
}

/**
 * Follows the public channels of tables while the page is shown. After every subscription, the tables are requested
 * again, because messages may have been missed.
 * @param slugs names of the tables, joined by spaces
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
        leaves.push(leave);
      }
    });
    return () => {
      isGone = true;
      for (const leave of leaves) leave();
    };
  }, [client, slugs]);
}
