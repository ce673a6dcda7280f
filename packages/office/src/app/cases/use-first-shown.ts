import { useState } from 'react';

/**
 * Returns the entry that was first when the list was opened. The result stays the same when other entries are inserted
 * above this entry, or when this entry leaves the list while the clerk is working on it.
 * @param list name of the list, different for each list that the clerk opens
 * @param ids current ids in the list
 * @param done entry that the clerk has finished. Once it has left the list, the new first entry is returned
 */
export function useFirstShown(
  list: string,
  ids: readonly string[],
  done?: string,
): string | undefined {
  const [first] = ids;
  const hasLeft = done !== undefined && !ids.includes(done);
  const place = hasLeft ? `${list} after ${done}` : list;
  const [shown, setShown] = useState({ place, first });
  if (shown.place === place && (shown.first !== undefined || first === undefined))
    return shown.first;
  setShown({ place, first });
  return first;
}
