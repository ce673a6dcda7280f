import { useState } from 'react';

/**
 * Returns the first entry of a list as it was when the list was opened. Entries that arrive before it do not
 * replace it, nor does its removal while the clerk reads or answers it.
 * @param list name of the list, different for each list the clerk opens
 * @param ids ids in the list now
 * @param done entry that the clerk has decided: once it has left the list, the next one takes its place
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
