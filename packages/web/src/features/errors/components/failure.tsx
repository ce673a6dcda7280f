import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { ApiError } from '../../../app/request.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { GateMessage } from './gate-message.tsx';

/**
 * Shows an error page when another page has failed or could not be loaded. Loads its own texts, because the router can
 * show it before this feature's texts are loaded.
 */
export default function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const hasTexts = useTexts(feature);
  const isOffline = error instanceof ApiError && error.code === 'network';
  if (!hasTexts) return null;
  return (
    <GateMessage
      board={
        isOffline
          ? t({
              message: `OFFLINE`,
              comment: 'Departures board: at most 10 letters, none of them Turkish',
            })
          : t({
              message: `HOLD`,
              comment: 'Departures board: at most 10 letters, none of them Turkish',
            })
      }
      icon="warning"
      title={
        isOffline ? <Trans>No connection to the casino</Trans> : <Trans>Something went wrong</Trans>
      }
      actions={
        <>
          <Button icon="spin" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Link to="/" className={buttonClass({ variant: 'quiet' })}>
            <Trans>Home</Trans>
          </Link>
        </>
      }
    >
      <p>
        {isOffline ? (
          <Trans>
            Check your connection. Rounds that we have already accepted will still be settled.
          </Trans>
        ) : (
          <Trans>
            This page could not be shown. Nothing was charged. You can safely try again.
          </Trans>
        )}
      </p>
    </GateMessage>
  );
}
