import type * as z from 'zod/mini';
import type { TableBetPlaced, TableChanged, TableCrowdChanged } from '../tables.ts';
import type { TableMessageAdded, TableMessageRemoved } from '../tables-chat.ts';
import type { TableWinsPublished } from '../tables-wins.ts';
import { defineNews, news } from '../news.ts';

export const tablesNews = defineNews('tables', {
  /** Sent on the public channel `table.<slug>` whenever the table's round enters a new phase. */
  changed: news<z.infer<typeof TableChanged>>(),
  /** Sent on `table.<slug>` when the members' bets have changed, at most once per second. */
  crowd: news<z.infer<typeof TableCrowdChanged>>(),
  /** Sent on `table.<slug>` when all bets of a round are settled, if at least one member has won. */
  wins: news<z.infer<typeof TableWinsPublished>>(),
  /**
   * Sent to the member’s other windows and devices when a bet at a table is accepted or cashed out, and when the member
   * makes a decision.
   */
  bet_placed: news<z.infer<typeof TableBetPlaced>>(),
  /** Sent on `table.<slug>` when a message in the table talk has been accepted. */
  message_added: news<z.infer<typeof TableMessageAdded>>(),
  /** Sent on `table.<slug>` when a clerk has removed a message. */
  message_removed: news<z.infer<typeof TableMessageRemoved>>(),
});
