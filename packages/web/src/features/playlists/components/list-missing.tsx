import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import s from './playlists.module.css';

/** Returns true for a 404 error, which means that the playlist is private or deleted. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** Shows the page that replaces a playlist if the playlist is private, has been deleted, or failed to load. */
export function ListMissing({ error }: { error: Error }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isHidden = isGone(error);
  return (
    <main className={s.page}>
      <h1 className="sr-only">
        <Trans>Playlist</Trans>
      </h1>
      <EmptyState
        icon="cassette"
        title={isHidden ? t`This playlist is not available` : t`The playlist could not be loaded`}
        action={
          <Link to="/casino-floor" className={buttonClass()}>
            <Trans>Go to the casino floor</Trans>
          </Link>
        }
      >
        {isHidden ? (
          <Trans>This playlist was deleted, or its owner made it private.</Trans>
        ) : (
          errorText(error)
        )}
      </EmptyState>
    </main>
  );
}
