import { useState } from 'react';

/**
 * The version that a clerk's draft was begun on: what is sent with it, so that what others change meanwhile is not overwritten
 * unseen when the page fetches the thing anew.
 * @param version of the thing as the page has it now
 */
export function useBegun(version: number) {
  const [begun, setBegun] = useState(version);
  return {
    version: begun,
    /** Somebody else has changed it since. */
    isBehind: begun < version,
    /** The clerk has seen that somebody did. */
    goOn: () => setBegun(version),
    /** A change of the clerk's own, one that raises the version, has left this one. When another's came between, one is missing and the draft stays behind. */
    noteOwn: (left: number) => setBegun((old) => (left === old + 1 ? left : old)),
  };
}

export type Begun = ReturnType<typeof useBegun>;
