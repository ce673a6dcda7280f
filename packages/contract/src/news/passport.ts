import type * as z from 'zod/mini';
import type { PassportChanged } from '../passport.ts';
import { defineNews, news } from '../news.ts';

export const passportNews = defineNews('passport', {
  /**
   * Published to the member when a document is submitted, claimed, decided or purged, or when a staff override changes
   * the state of a document kind.
   */
  changed: news<z.infer<typeof PassportChanged>>(),
});
