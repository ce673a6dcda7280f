import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CategoryId } from '@wl/world/casino/categories';

/** Names and descriptions of the categories, for their pages and for search engines. */
export const categoryWords: Record<
  CategoryId,
  { name: MessageDescriptor; line: MessageDescriptor }
> = {
  video: {
    name: msg`Video slots`,
    line: msg`Wilds, cascades and free spins, from the neon of Shibuya to the lamps of the bazaar.`,
  },
  classic: {
    name: msg`Classic slots`,
    line: msg`Three reels and a few paylines: slots as they used to be.`,
  },
  table: {
    name: msg`Table games`,
    line: msg`Roulette, blackjack, baccarat, poker, keno and dice, at your own pace.`,
  },
  live: {
    name: msg`Live tables`,
    line: msg`One table shared by everyone, with a countdown until bets close.`,
  },
};
