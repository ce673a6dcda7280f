import { isOrdering, refreshPlaylists } from './api.ts';

export const news = {
  'playlists.changed': (): void => {
    if (!isOrdering()) refreshPlaylists();
  },
};

export const reconnected = (): void => refreshPlaylists();
