import { Trans } from '@lingui/react/macro';
import { getPassport } from '@wl/contract/passport';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import { useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { DetailsSheet } from '../../details/index.ts';
import { stampPages } from '../../travel/index.ts';
import { refreshPassport } from '../api.ts';
import { Booklet } from '../components/booklet/booklet.tsx';
import { DocumentList } from '../components/documents/document-list.tsx';
import s from './my-passport.module.css';

const StampPages = lazy(stampPages);

/** Shows the page `/my-passport`: the passport, the documents that verify it, and the details that can be changed. */
export default function MyPassport() {
  const errorText = useErrorText();
  const query = useCall(getPassport, {}, { refetchOnMount: 'always' });
  const passport = query.data?.data;
  return (
    <main className={s.page}>
      {query.isPending && (
        <div aria-busy="true" className={s.page}>
          <h1 className="sr-only">
            <Trans>My Passport</Trans>
          </h1>
          <Skeleton className={s.booklet ?? ''} />
          <Skeleton className={s.cards ?? ''} />
        </div>
      )}
      {query.isError && !passport && (
        <div role="alert">
          <h1 className="sr-only">
            <Trans>My Passport</Trans>
          </h1>
          <EmptyState
            icon="passport"
            title={<Trans>Your passport could not be loaded.</Trans>}
            action={
              <Button onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(query.error)}
          </EmptyState>
        </div>
      )}
      {passport && (
        <>
          <Booklet passport={passport} />
          <Suspense fallback={<Skeleton className={s.cards ?? ''} />}>
            <StampPages />
          </Suspense>
          <DocumentList kinds={passport.kinds} />
          <DetailsSheet details={passport.details} onChanged={() => void refreshPassport()} />
        </>
      )}
    </main>
  );
}
