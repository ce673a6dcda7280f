import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { GateMessage } from '../components/gate-message.tsx';

export default function NotFound() {
  const { t } = useLingui();
  return (
    <GateMessage
      board={t({
        message: `GATE 404`,
        comment: 'Departures board: at most 10 letters, none of them Turkish',
      })}
      icon="compass"
      title={<Trans>This page does not exist</Trans>}
      actions={
        <>
          <Link to="/casino-floor" className={buttonClass()}>
            <Trans>Back to the casino floor</Trans>
          </Link>
          <Link to="/" className={buttonClass({ variant: 'quiet' })}>
            <Trans>Home</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>
          The page has moved, or the address contains a typo. Your balance and your journey are
          unchanged.
        </Trans>
      </p>
    </GateMessage>
  );
}
