import { bagNews } from '@wl/contract/news/bag';
import { journeyNews } from '@wl/contract/news/journey';
import { membersNews } from '@wl/contract/news/members';
import { missionsNews } from '@wl/contract/news/missions';
import { walletNews } from '@wl/contract/news/wallet';
import { receiveHud } from '../../app/hud/status.ts';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Paths of the queries to refetch. The call definitions are not imported, because their schemas would then load on
 * every page, although few pages show flights.
 */
const PATHS = ['/travel', '/travel/trips'];

const refresh = ({ client }: NewsContext): void => {
  for (const path of PATHS) void client.invalidateQueries({ queryKey: [path] });
};

export const news = [
  onNews(journeyNews.moved, ({ hud }, context) => {
    receiveHud(hud);
    refresh(context);
  }),
  onNews(missionsNews.stamp_earned, (_, context) => refresh(context)),
  // Refetch after changes to Coins, tickets, skills or the passport, because they can open or close gates.
  onNews(walletNews.changed, (_, context) => refresh(context)),
  onNews(bagNews.changed, (_, context) => refresh(context)),
  onNews(membersNews.changed, (_, context) => refresh(context)),
];

export const reconnected = refresh;
