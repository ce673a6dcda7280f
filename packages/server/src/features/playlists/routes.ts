import * as calls from '@wl/contract/playlists';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import {
  addGame,
  changePlaylist,
  deletePlaylist,
  likePlaylist,
  orderGames,
  removeGame,
} from './change-playlist.ts';
import { createPlaylist } from './create-playlist.ts';
import { briefsOf, readPlaylist, readPlaylists } from './read-playlists.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.allPlaylists, async ({ deps, member }) => ({
    data: await readPlaylists(deps, member?.id),
  }));
  serve(app, calls.playlistGames, async ({ deps, member, params }) => {
    const meta = await readPlaylist(deps, deps.db, params.id, member?.id);
    return { data: briefsOf(deps, meta), meta };
  });
  serve(app, calls.createPlaylist, async ({ deps, memberId, body }) => ({
    data: await createPlaylist(deps, memberId, body),
  }));
  serve(app, calls.changePlaylist, async ({ deps, memberId, params, body }) => ({
    data: await changePlaylist(deps, { memberId, id: params.id }, body),
  }));
  serve(app, calls.deletePlaylist, async ({ deps, memberId, params }) => {
    await deletePlaylist(deps, { memberId, id: params.id });
    return { data: { done: true as const } };
  });
  serve(app, calls.addToPlaylist, async ({ deps, memberId, params: { id, game } }) => ({
    data: await addGame(deps, { memberId, id }, game),
  }));
  serve(app, calls.removeFromPlaylist, async ({ deps, memberId, params: { id, game } }) => ({
    data: await removeGame(deps, { memberId, id }, game),
  }));
  serve(app, calls.orderPlaylist, async ({ deps, memberId, params, body }) => ({
    data: await orderGames(deps, { memberId, id: params.id }, body.games),
  }));
  serve(app, calls.likePlaylist, async ({ deps, memberId, params, body }) => ({
    data: await likePlaylist(deps, { memberId, id: params.id }, body.liked),
  }));
}
