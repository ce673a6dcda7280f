import { useMutation } from '@tanstack/react-query';
import {
  allPlaylists,
  likePlaylist,
  orderPlaylist,
  playlistGames,
  type Playlist,
} from '@wl/contract/playlists';
import { showToast } from '@wl/ui/toast';
import { queryClient, queryOf, request, useSend } from '../../app/api.ts';
import { useErrorText } from '../../app/errors.tsx';

export const playlistsQuery = queryOf(allPlaylists, {});
export const listQuery = (id: string) => queryOf(playlistGames, { params: { id } });

/** Asks anew for all lists and for those on show. */
export function refreshPlaylists(): void {
  for (const call of [allPlaylists, playlistGames])
    void queryClient.invalidateQueries({ queryKey: [call.path] });
}

/** Shows a list as it has become, before the server is asked again; games it has lost go, their order is the list's. */
export function takeList(list: Playlist): void {
  queryClient.setQueryData(
    playlistsQuery.queryKey,
    (all) => all && { ...all, data: all.data.map((one) => (one.id === list.id ? list : one)) },
  );
  queryClient.setQueryData(
    listQuery(list.id).queryKey,
    (shown) =>
      shown && {
        data: list.games.flatMap((slug) => shown.data.find((game) => game.slug === slug) ?? []),
        meta: list,
      },
  );
}

const ORDERING = ['playlists', 'order'];

/** Whether an order is on its way: news of it are older than what is on the screen. */
export const isOrdering = (): boolean => queryClient.isMutating({ mutationKey: ORDERING }) > 0;

/** Orders a list: the screen first, then the server, one order after the other. */
export function useOrder(id: string) {
  const errorText = useErrorText();
  return useMutation({
    mutationKey: ORDERING,
    scope: { id: `playlist ${id}` },
    mutationFn: (games: string[]) => request(orderPlaylist, { params: { id }, body: { games } }),
    onMutate: (games) => {
      // What is on its way from the server was read before this move.
      for (const { queryKey } of [listQuery(id), playlistsQuery])
        void queryClient.cancelQueries({ queryKey });
      const shown = queryClient.getQueryData(listQuery(id).queryKey);
      if (shown) takeList({ ...shown.meta, games });
    },
    onError: (error) => showToast({ text: errorText(error), tone: 'bad' }),
    onSettled: () => {
      // The last one asks anew: news that came meanwhile were passed over.
      if (queryClient.isMutating({ mutationKey: ORDERING }) === 1) refreshPlaylists();
    },
  });
}

export function useLike() {
  const errorText = useErrorText();
  return useSend(likePlaylist, {
    onSuccess: ({ data }) => takeList(data),
    onError: (error) => showToast({ text: errorText(error), tone: 'bad' }),
  });
}
