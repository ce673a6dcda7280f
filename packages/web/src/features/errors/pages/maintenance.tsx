import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { GateMessage } from '../components/gate-message.tsx';

export default function Maintenance() {
  const { t } = useLingui();
  return (
    <GateMessage
      board={t({
        message: `DELAYED`,
        comment: 'Departures board: at most 10 letters, none of them Turkish',
      })}
      icon="gear"
      title={<Trans>Closed for maintenance</Trans>}
      actions={
        <Button
          icon="spin"
          onClick={() => {
            location.assign('/');
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          The casino is closed for maintenance and will reopen shortly. Open rounds and your balance
          are safe.
        </Trans>
      </p>
    </GateMessage>
  );
}
