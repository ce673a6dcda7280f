import type * as z from 'zod/mini';
import type { RoundSettled } from '../play.ts';
import type { OpenRoundChanged } from '../play-open-rounds.ts';
import { defineNews, news } from '../news.ts';

export const playNews = defineNews('play', {
  /** Sent to the member’s other windows and devices when a round is settled. */
  round_settled: news<z.infer<typeof RoundSettled>>(),
  /**
   * Sent to the member's windows when an open round waits for the next action, for example after an action in another
   * window.
   */
  open_round_changed: news<z.infer<typeof OpenRoundChanged>>(),
});
