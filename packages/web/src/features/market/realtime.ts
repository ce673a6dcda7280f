import type { NewsContext } from '../../app/realtime.ts';

/**
 * Changes of the bag affect purchases: slots, limits, the carried bag. Matches queries by path prefix. Every page
 * subscribes but few show the market, and importing the calls would load their schemas on every page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/marketplace'),
  });

export const news = {
  'bag.changed': (_: unknown, context: NewsContext): void => refresh(context),
};

export const reconnected = refresh;
