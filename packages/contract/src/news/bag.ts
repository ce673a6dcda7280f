import type * as z from 'zod/mini';
import type { BagChanged } from '../bag.ts';
import { defineNews, news } from '../news.ts';

export const bagNews = defineNews('bag', {
  /** Sent to the member, so that pages reload the bag. `ended` contains the item that has just ended, if any. */
  changed: news<z.infer<typeof BagChanged>>(),
});
