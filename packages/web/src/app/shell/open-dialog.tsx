import { lazy, Suspense, useMemo } from 'react';
import { closeDialog, loadDialog, useOpenDialog } from '../dialogs.ts';

const QueryScope = lazy(() => import('../query-scope.tsx'));

export function OpenDialog() {
  const open = useOpenDialog((dialog) => dialog.open);
  const Sheet = useMemo(() => {
    const load = open === undefined ? undefined : loadDialog(open);
    return load && lazy(load);
  }, [open]);
  if (!Sheet) return null;
  return (
    <Suspense>
      <QueryScope>
        <Sheet onClose={closeDialog} />
      </QueryScope>
    </Suspense>
  );
}
