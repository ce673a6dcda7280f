import type * as z from 'zod/mini';
import type { PassportChanged } from '../passport.ts';
import { defineNews, news } from '../news.ts';

export const passportNews = defineNews('passport', {
  /** Sent to the member: a document was sent, claimed, decided or purged, or a state changed. */
  changed: news<z.infer<typeof PassportChanged>>(),
});
