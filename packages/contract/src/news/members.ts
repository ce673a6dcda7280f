import type * as z from 'zod/mini';
import type { PlayerChanged } from '../members.ts';
import { defineNews, news } from '../news.ts';

export const membersNews = defineNews('members', {
  /** Sent to the member when their data changes, for example when they are verified or locked. */
  changed: news<z.infer<typeof PlayerChanged>>(),
});
