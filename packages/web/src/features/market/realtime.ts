import type { NewsContext } from '../../app/realtime.ts';

/**
 * What changes the bag changes what may be bought: places, limits, the carried bag. By the beginning of their paths: every page
 * listens, few show the market, and the calls' shapes would come along.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/marketplace'),
  });

export const news = {
  'bag.changed': (_: unknown, context: NewsContext): void => refresh(context),
};

export const reconnected = refresh;
