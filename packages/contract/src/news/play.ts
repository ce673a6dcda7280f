import type * as z from 'zod/mini';
import type { RoundSettled } from '../play.ts';
import type { OpenRoundChanged } from '../play-open-rounds.ts';
import { defineNews, news } from '../news.ts';

export const playNews = defineNews('play', {
  /** Sent to the member’s other windows and devices when a round is settled. */
  round_settled: news<z.infer<typeof RoundSettled>>(),
  /**
   * Sent to the member's windows when the member takes an action in an open round in another window or on another
   * device.
   */
  open_round_changed: news<z.infer<typeof OpenRoundChanged>>(),
});
