/**
 * Refetching for playlist events. Separate from `api.ts`: every page subscribes but few show lists, and the calls'
 * schemas would be loaded.
 */
import { queryClient } from '../../app/api.ts';

/** Key of the mutation that reorders a list. */
export const ORDERING = ['playlists', 'order'];

/** Returns the number of reorder requests in flight. Until they arrive, playlist events are older than the screen. */
export const ordersUnderWay = (): number => queryClient.isMutating({ mutationKey: ORDERING });

/** Refetches all lists and the ones shown: the paths of their calls all begin with `/playlist`. */
export function refreshPlaylists(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/playlist'),
  });
}
