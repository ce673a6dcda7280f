import { useMutation, useQuery } from '@tanstack/react-query';
import { readFavouriteTables, setFavouriteTable } from '@wl/contract/tables-favourite-tables';
import { showToast } from '@wl/ui/feedback/toast';
import { queryClient, queryOf, request } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';

const favouriteTablesQuery = queryOf(readFavouriteTables, {});

/** Returns the slugs of the member's favourite tables: empty until they are loaded, undefined for a visitor. */
export function useFavouriteTables(): readonly string[] | undefined {
  const isMember = useSession(({ status }) => status === 'member');
  const query = useQuery({ ...favouriteTablesQuery, enabled: isMember });
  return isMember ? (query.data?.data.tables ?? []) : undefined;
}

/** Adds a table to the cached list of favourite tables or removes it from the list. Sends no request. */
function showFavourite(slug: string, favourite: boolean): void {
  queryClient.setQueryData(favouriteTablesQuery.queryKey, (known) => {
    const others = known?.data.tables.filter((one) => one !== slug) ?? [];
    return { data: { tables: favourite ? [...others, slug] : others } };
  });
}

/**
 * Returns a function that adds a table to the favourite tables or removes it from them. The page shows the change
 * immediately. The requests are sent one after the other, so the last press takes effect.
 */
export function useSetFavouriteTable(slug: string): (favourite: boolean) => void {
  const errorText = useErrorText();
  const { mutate } = useMutation({
    scope: { id: 'favourite tables' },
    mutationFn: (favourite: boolean) =>
      request(setFavouriteTable, { params: { slug }, body: { favourite } }),
    networkMode: 'always',
    async onMutate(favourite) {
      // Cancel a pending query, because its reply would replace the changed list with the old list.
      await queryClient.cancelQueries({ queryKey: favouriteTablesQuery.queryKey });
      showFavourite(slug, favourite);
    },
    onError(error, favourite) {
      showFavourite(slug, !favourite);
      showToast({ text: errorText(error), tone: 'bad' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: favouriteTablesQuery.queryKey }),
  });
  return (favourite) => mutate(favourite);
}
