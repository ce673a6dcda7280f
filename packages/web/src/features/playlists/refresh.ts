/** What news of playlists need. Apart from `api.ts`: every page listens, few show lists, and the calls' shapes would come along. */
import { queryClient } from '../../app/api.ts';

/** Key of the mutation that orders a list. */
export const ORDERING = ['playlists', 'order'];

/** How many orders are on their way: until they arrived, news of them are older than what is on the screen. */
export const ordersUnderWay = (): number => queryClient.isMutating({ mutationKey: ORDERING });

/** Asks anew for all lists and for those on show: every call of theirs begins `/playlist`. */
export function refreshPlaylists(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/playlist'),
  });
}
