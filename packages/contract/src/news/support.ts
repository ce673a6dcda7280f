import type * as z from 'zod/mini';
import type { OwnTicketChanged } from '../support.ts';
import { defineNews, news } from '../news.ts';

export const supportNews = defineNews('support', {
  /** Sent to the member when one of their tickets changes. Pages then reload the ticket. */
  ticket_changed: news<z.infer<typeof OwnTicketChanged>>(),
});
