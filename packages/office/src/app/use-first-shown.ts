import { useState } from 'react';

/**
 * What stood first in a list when it was shown, until the clerk opens another list: what comes in before it, or takes it out of the
 * list while it is read or answered, does not put another in its place.
 * @param list names the list: where the clerk is
 * @param ids what stands in it now
 * @param done what the clerk has decided: once it has left the list, the next takes its place
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
