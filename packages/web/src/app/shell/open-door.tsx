import { lazy, Suspense, useMemo } from 'react';
import { closeDoor, loadDoor, useDoor } from '../doors.ts';

/** The sheet that is open over the page, if any. */
export function OpenDoor() {
  const open = useDoor((door) => door.open);
  const Sheet = useMemo(() => {
    const load = open === undefined ? undefined : loadDoor(open);
    return load && lazy(load);
  }, [open]);
  if (!Sheet) return null;
  return (
    <Suspense>
      <Sheet onClose={closeDoor} />
    </Suspense>
  );
}
