import type * as z from 'zod/mini';
import type { AchievementsChanged } from '../achievements.ts';
import { defineNews, news } from '../news.ts';

export const achievementsNews = defineNews('achievements', {
  /** Notifies a member of newly earned badges. The list of badges is empty if only a record was beaten. */
  changed: news<z.infer<typeof AchievementsChanged>>(),
});
