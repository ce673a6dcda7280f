import { useState } from 'react';

/**
 * Tracks the version on which the clerk's draft is based. The page sends this version with the draft. Therefore the
 * server can detect, even after a refetch, that the draft would overwrite another clerk's changes.
 * @param version current version of the edited object
 */
export function useBegun(version: number) {
  const [begun, setBegun] = useState(version);
  return {
    version: begun,
    /** True if another clerk has changed the object since this clerk started the draft. */
    isBehind: begun < version,
    /**
     * Bases the draft on the current version. Call this function only after the clerk has seen the changes that another
     * clerk made.
     */
    goOn: () => setBegun(version),
    /**
     * Bases the draft on the version produced by the clerk's own change. If another clerk saved a change in between,
     * the draft stays outdated.
     */
    noteOwn: (left: number) => setBegun((old) => (left === old + 1 ? left : old)),
  };
}

export type Begun = ReturnType<typeof useBegun>;
