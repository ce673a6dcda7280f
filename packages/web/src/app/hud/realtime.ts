/** Handlers for realtime messages that update the balances, the level and the member's data in the HUD. */
import { journeyNews } from '@wl/contract/news/journey';
import { membersNews } from '@wl/contract/news/members';
import { playNews } from '@wl/contract/news/play';
import { walletNews } from '@wl/contract/news/wallet';
import { onNews } from '../realtime/news.ts';
import { storePlayer } from '../session/session.ts';
import { receiveHud, refreshHud } from './status.ts';
import { receiveWallet, refreshWallet } from './wallet.ts';

export const news = [
  onNews(walletNews.changed, (data) => {
    receiveWallet(data.wallet, data.round_id);
  }),
  onNews(playNews.round_settled, (data) => {
    receiveWallet(data.wallet, data.round.id);
  }),
  onNews(journeyNews.experience_gained, (data) => {
    receiveHud(data.hud);
  }),
  onNews(journeyNews.level_reached, (data) => {
    receiveHud(data.hud);
  }),
  onNews(membersNews.changed, (data) => {
    storePlayer(data.player);
  }),
];

export function reconnected(): void {
  // Ignore failures: after the next reconnection, the data is requested again.
  refreshWallet().catch(() => undefined);
  refreshHud().catch(() => undefined);
}
