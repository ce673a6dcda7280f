import type { BagChanged } from '@wl/contract/bag';
import type { NewsContext } from '../../app/realtime.ts';

/** By the beginning of their paths: every page listens, few show a bag, and the calls' shapes would come along. */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/travel-bag/'),
  });

export const news = {
  'bag.changed': ({ ended }: BagChanged, context: NewsContext): void => {
    refresh(context);
    // The words for it come only when something has ended.
    if (ended)
      void import('./tell-end.tsx').then(({ tellEnd }) => tellEnd(ended.item, context.client));
  },
};

export const reconnected = refresh;
