import type * as z from 'zod/mini';
import type { TableBetPlaced, TableChanged } from '../tables.ts';
import { defineNews, news } from '../news.ts';

export const tablesNews = defineNews('tables', {
  /** Sent on the public channel `table.<slug>` at every change of the phase of a round. */
  changed: news<z.infer<typeof TableChanged>>(),
  /** Sent to the member’s other windows and devices when a bet at a table is accepted. */
  bet_placed: news<z.infer<typeof TableBetPlaced>>(),
});
