import { useState } from 'react';

/**
 * Returns the version on which the clerk began a draft. It is sent with the draft, so that a refetch cannot
 * hide changes by others that the draft would overwrite.
 * @param version current version of the edited object
 */
export function useBegun(version: number) {
  const [begun, setBegun] = useState(version);
  return {
    version: begun,
    /** Somebody else has changed the object since. */
    isBehind: begun < version,
    /** The clerk has seen that change and continues. */
    goOn: () => setBegun(version),
    /**
     * Records the version that the clerk's own change produced. If someone else's change came in between, the
     * versions are not consecutive and the draft stays behind.
     */
    noteOwn: (left: number) => setBegun((old) => (left === old + 1 ? left : old)),
  };
}

export type Begun = ReturnType<typeof useBegun>;
