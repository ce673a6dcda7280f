import { playlistsNews } from '@wl/contract/news/playlists';
import { onNews } from '../../app/realtime/news.ts';
import { ordersUnderWay, refreshPlaylists } from './refresh.ts';

export const news = [
  onNews(playlistsNews.changed, () => {
    if (ordersUnderWay() === 0) refreshPlaylists();
  }),
];

export const reconnected = (): void => refreshPlaylists();
