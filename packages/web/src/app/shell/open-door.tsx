import { lazy, Suspense, useMemo } from 'react';
import { closeDoor, loadDoor, useDoor } from '../doors.ts';

const QueryScope = lazy(() => import('../query-scope.tsx'));

/** Shows the open sheet, if any. */
export function OpenDoor() {
  const open = useDoor((door) => door.open);
  const Sheet = useMemo(() => {
    const load = open === undefined ? undefined : loadDoor(open);
    return load && lazy(load);
  }, [open]);
  if (!Sheet) return null;
  return (
    <Suspense>
      <QueryScope>
        <Sheet onClose={closeDoor} />
      </QueryScope>
    </Suspense>
  );
}
