import { useState } from 'react';

/**
 * Returns the version from which the clerk began a draft. It is sent with the draft, so that a refetch cannot hide
 * other clerks' changes that the draft would overwrite.
 * @param version current version of the edited object
 */
export function useBegun(version: number) {
  const [begun, setBegun] = useState(version);
  return {
    version: begun,
    /** True if another clerk has changed the object since the draft was begun. */
    isBehind: begun < version,
    /** Continues the draft after the clerk has seen that change. */
    goOn: () => setBegun(version),
    /**
     * Records the version that the clerk's own change produced. If another clerk's change came in between, the versions
     * are not consecutive and the draft remains outdated.
     */
    noteOwn: (left: number) => setBegun((old) => (left === old + 1 ? left : old)),
  };
}

export type Begun = ReturnType<typeof useBegun>;
