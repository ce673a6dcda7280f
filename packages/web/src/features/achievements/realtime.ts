import { achievementsNews } from '@wl/contract/news/achievements';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Refetches achievements. Matches queries by path, because importing the calls would load their schemas on every page,
 * although few pages show achievements.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({ queryKey: ['/achievements'] });

export const news = [
  onNews(achievementsNews.changed, ({ earned }, context) => {
    refresh(context);
    // Load the code and texts of the toast only if a badge has been earned.
    if (earned.length > 0)
      void import('./announce-earned.tsx').then(({ announceEarned }) =>
        announceEarned(earned, context.memberId),
      );
  }),
];

export const reconnected = refresh;
