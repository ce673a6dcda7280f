import type { AchievementsChanged } from '@wl/contract/achievements';
import type { NewsContext } from '../../app/realtime.ts';

/** By their path: every page listens, few show achievements, and the calls' shapes would come along. */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({ queryKey: ['/achievements'] });

export const news = {
  'achievements.changed': ({ earned }: AchievementsChanged, context: NewsContext): void => {
    refresh(context);
    // The words for it come only when there is something to tell.
    if (earned.length > 0)
      void import('./tell-earned.tsx').then(({ tellEarned }) =>
        tellEarned(earned, context.memberId),
      );
  },
};

export const reconnected = refresh;
