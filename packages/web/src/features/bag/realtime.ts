import { bagNews } from '@wl/contract/news/bag';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Refetches all bag queries. Matches them by path, because importing the calls would make every page load their
 * schemas.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/travel-bag/'),
  });

export const news = [
  onNews(bagNews.changed, ({ ended }, context) => {
    refresh(context);
    // Load the code and strings of the toast only after an item has ended, because no other change shows a toast.
    if (ended)
      void import('./announce-end.tsx').then(({ announceEnd }) =>
        announceEnd(ended.item, context.client),
      );
  }),
];

export const reconnected = refresh;
