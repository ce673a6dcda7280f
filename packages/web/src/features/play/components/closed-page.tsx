import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { ApiError } from '../../../app/api.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { PlayBar } from './play-bar.tsx';
import s from '../pages/play.module.css';

/** Shows the reason why the game in the URL is not open, and what the member can do. */
export function ClosedPage({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const isForMembers = error instanceof ApiError && error.code === 'play.not_free';
  return (
    <main className={s.page}>
      <PlayBar />
      <div className={s.trouble}>
        <h1 className="poster">
          {isForMembers ? <Trans>For members only</Trans> : <Trans>This table is not open</Trans>}
        </h1>
        <p role="alert">{errorText(error)}</p>
        {isForMembers ? (
          <div className={s.ways}>
            <Link to="/acquire-passport" className={buttonClass({ size: 'large' })}>
              <Trans>Acquire your passport</Trans>
            </Link>
            <button
              type="button"
              className={buttonClass({ size: 'large', variant: 'ink' })}
              onClick={() => openDialog('sign-in')}
            >
              <Trans>Sign in to play</Trans>
            </button>
          </div>
        ) : (
          <Link to="/casino-floor" className={buttonClass()}>
            <Trans>Back to the casino floor</Trans>
          </Link>
        )}
      </div>
    </main>
  );
}
