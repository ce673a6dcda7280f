import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import s from './campaign.module.css';

/** Shows a placeholder while the postcard is loading. */
export function SceneWaiting() {
  return (
    <main className={s.waiting} aria-busy="true">
      <h1 className="sr-only">
        <Trans>Loading the offer</Trans>
      </h1>
      <Skeleton className={s.bone ?? ''} />
    </main>
  );
}

/** Shows that the offer does not exist or could not be loaded. */
export function SceneMissing({ error, again }: { error: unknown; again: () => void }) {
  const errorText = useErrorText();
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <main className={s.missing}>
      <h1 className="sr-only">
        <Trans>Offer</Trans>
      </h1>
      <EmptyState
        icon="gift"
        title={
          isGone ? <Trans>Offer not found</Trans> : <Trans>The offer could not be loaded</Trans>
        }
        action={
          isGone ? (
            <Link to="/casino-floor" className={buttonClass()}>
              <Trans>Go to the casino floor</Trans>
            </Link>
          ) : (
            <button type="button" className={buttonClass()} onClick={again}>
              <Trans>Try again</Trans>
            </button>
          )
        }
      >
        {isGone ? (
          <Trans>The link has expired, is incomplete or belongs to someone else.</Trans>
        ) : (
          errorText(error)
        )}
      </EmptyState>
    </main>
  );
}
