import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { GateMessage } from '../components/gate-message.tsx';

export default function RestrictedAccess() {
  const { t } = useLingui();
  return (
    <GateMessage
      board={t({
        message: `NO ENTRY`,
        comment: 'Departures board: at most 10 letters, none of them Turkish',
      })}
      icon="globe"
      title={<Trans>Not available in your country</Trans>}
      actions={
        <>
          <Link to="/contact-us" className={buttonClass()}>
            <Trans>Contact us</Trans>
          </Link>
          <Link to="/terms-of-use" className={buttonClass({ variant: 'quiet' })}>
            <Trans>Terms of use</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>
          Our service is not available in your country. If you are only travelling, your account is
          safe and will be available when you return home.
        </Trans>
      </p>
    </GateMessage>
  );
}
