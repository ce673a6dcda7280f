import { tablesNews } from '@wl/contract/news/tables';
import type { Deps } from '../../../platform/deps.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import { createWinsAnnouncer } from '../wins/announce-wins.ts';
import { crowdOf } from './read-crowd.ts';

/** Minimum time between two messages about the bets at a table, in milliseconds. */
const EVERY_MS = 1_000;

/**
 * Minimum time between two queries about a table, as a multiple of the first query's duration. A query that takes more
 * than 50 ms is therefore repeated less than once per second, so that the queries do not delay bets.
 */
const REST = 20;

/**
 * Creates a function that publishes all members' bets at a table if they have changed since the previous call. The
 * function reads nothing while the table's channel has no subscribers.
 */
export function createCrowdAnnouncer(deps: Deps): (table: string) => Promise<void> {
  const published = new Map<string, string>();
  return async (table) => {
    const channel = `table.${table}`;
    if (!deps.realtime.mayReach(channel)) return;
    const crowd = await crowdOf(deps, table, 0);
    const text = JSON.stringify(crowd);
    if (!crowd || published.get(table) === text) return;
    published.set(table, text);
    deps.realtime.publish(channel, tablesNews.crowd, { table, crowd });
  };
}

/**
 * Publishes the bets and the wins at the tables that this process runs, at most once per second for each table.
 * @returns a function that stops publishing
 */
export function announceCrowdsOften(deps: Deps, owner: Pick<TableOwner, 'tables'>): () => void {
  const announceCrowd = createCrowdAnnouncer(deps);
  const announceWins = createWinsAnnouncer(deps);
  const busy = new Set<string>();
  async function announceOne(table: string) {
    busy.add(table);
    const startedAt = performance.now();
    try {
      await announceCrowd(table);
      await announceWins(table);
    } catch (error) {
      deps.log.warn({ err: error, table }, 'the bets or wins at a table could not be published');
    }
    const restMs = Math.max(0, (performance.now() - startedAt) * REST - EVERY_MS);
    setTimeout(() => busy.delete(table), restMs).unref();
  }
  const timer = setInterval(() => {
    for (const table of owner.tables()) if (!busy.has(table)) void announceOne(table);
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
