import { useMutation } from '@tanstack/react-query';
import {
  allPlaylists,
  likePlaylist,
  orderPlaylist,
  playlistGames,
  type Playlist,
} from '@wl/contract/playlists';
import { showToast } from '@wl/ui/feedback/toast';
import { queryClient, queryOf, request, useSend } from '../../app/api.ts';
import { useErrorText } from '../../app/errors.tsx';
import { ORDERING, ordersUnderWay, refreshPlaylists } from './refresh.ts';

export const playlistsQuery = queryOf(allPlaylists, {});
export const listQuery = (id: string) => queryOf(playlistGames, { params: { id } });

/**
 * Stores a changed playlist in the query cache, so that pages show a new order or a removal without waiting for a
 * refetch.
 */
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

/**
 * Returns a mutation that reorders a list's games, first on the screen and then on the server. The requests are sent
 * one at a time.
 */
export function useOrder(id: string) {
  const errorText = useErrorText();
  return useMutation({
    mutationKey: ORDERING,
    scope: { id: `playlist ${id}` },
    mutationFn: (games: string[]) => request(orderPlaylist, { params: { id }, body: { games } }),
    onMutate: async (games) => {
      // Cancel pending requests, because their responses contain the old order. Cancelling restores each query's
      // earlier data, so show the new order only afterwards.
      await Promise.all(
        [listQuery(id), playlistsQuery].map(({ queryKey }) =>
          queryClient.cancelQueries({ queryKey }),
        ),
      );
      const shown = queryClient.getQueryData(listQuery(id).queryKey);
      if (shown) takeList({ ...shown.meta, games });
    },
    onError: (error) => showToast({ text: errorText(error), tone: 'bad' }),
    onSettled: () => {
      // Refetch the lists after the last pending reorder request, because change events were ignored until then.
      if (ordersUnderWay() === 1) refreshPlaylists();
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
