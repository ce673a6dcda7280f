import type * as z from 'zod/mini';
import type { PlaylistsChanged } from '../playlists.ts';
import { defineNews, news } from '../news.ts';

export const playlistsNews = defineNews('playlists', {
  /** Sent to the member’s other windows when a playlist changes. */
  changed: news<z.infer<typeof PlaylistsChanged>>(),
});
