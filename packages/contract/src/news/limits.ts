import type * as z from 'zod/mini';
import type { LimitsChanged } from '../limits.ts';
import { defineNews, news } from '../news.ts';

export const limitsNews = defineNews('limits', {
  /** Sent to the member’s other windows when a limit changes. */
  changed: news<z.infer<typeof LimitsChanged>>(),
});
