import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id, Instant } from '../shapes.ts';

export const playlistsEvents = defineEvents('playlists', {
  created: z.object({ playlist_id: Id, at: Instant }),
});
