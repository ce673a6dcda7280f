import { ordersUnderWay, refreshPlaylists } from './refresh.ts';

export const news = {
  'playlists.changed': (): void => {
    if (ordersUnderWay() === 0) refreshPlaylists();
  },
};

export const reconnected = (): void => refreshPlaylists();
