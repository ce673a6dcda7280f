import { lazy, Suspense } from 'react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { failurePage, notFoundPage } from '../../features/errors/index.ts';

const NotFound = lazy(notFoundPage);
const Failure = lazy(failurePage);

/** Shows the page for a path that does not exist. */
export function PageMissing() {
  return (
    <Suspense fallback={<PageWaiting />}>
      <NotFound />
    </Suspense>
  );
}

/** Shows the error page when a page fails to load or render. */
export function PageError({ error, reset }: ErrorComponentProps) {
  return (
    <Suspense fallback={<PageWaiting />}>
      <Failure error={error as Error} onRetry={reset} />
    </Suspense>
  );
}

/** Shows a skeleton while a page's code and texts load. */
export function PageWaiting() {
  return (
    <div className="mx-auto max-w-[1240px] px-4 py-8 desk:px-7" aria-busy="true">
      <Skeleton className="h-10 w-2/3 max-w-[420px]" />
      <Skeleton className="mt-6 h-56 w-full" />
      <div className="mt-6 grid grid-cols-2 gap-4 desk:grid-cols-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
