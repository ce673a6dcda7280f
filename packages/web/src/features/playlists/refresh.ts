/**
 * Refetches playlists after playlist events. Every page loads this module, so it must not import the feature's own
 * `api.ts`, which would also load the schemas of its calls.
 */
import { queryClient } from '../../app/api.ts';

/** Key of the mutation that reorders a playlist. */
export const ORDERING = ['playlists', 'order'];

/**
 * Returns the number of reorder requests in flight. Until these requests finish, the order in a playlist event may be
 * older than the order on the screen.
 */
export const ordersUnderWay = (): number => queryClient.isMutating({ mutationKey: ORDERING });

/** Refetches every playlist query in use on the page. The paths of all playlist calls begin with `/playlist`. */
export function refreshPlaylists(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/playlist'),
  });
}
