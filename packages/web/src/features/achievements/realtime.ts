import type { AchievementsChanged } from '@wl/contract/achievements';
import type { NewsContext } from '../../app/realtime.ts';

/**
 * Matches queries by path. Every page subscribes but few show achievements, and importing the calls would load their
 * schemas on every page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({ queryKey: ['/achievements'] });

export const news = {
  'achievements.changed': ({ earned }: AchievementsChanged, context: NewsContext): void => {
    refresh(context);
    // The code and texts of the toast load only when there is something to announce.
    if (earned.length > 0)
      void import('./announce-earned.tsx').then(({ announceEarned }) =>
        announceEarned(earned, context.memberId),
      );
  },
};

export const reconnected = refresh;
