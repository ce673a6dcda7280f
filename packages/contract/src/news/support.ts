import type * as z from 'zod/mini';
import type { OwnTicketChanged } from '../support.ts';
import { defineNews, news } from '../news.ts';

export const supportNews = defineNews('support', {
  /** Sent to the member when one of their tickets changed. Pages then reload it. */
  ticket_changed: news<z.infer<typeof OwnTicketChanged>>(),
});
