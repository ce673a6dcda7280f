import { Trans, useLingui } from '@lingui/react/macro';
import { endDevice, endOtherDevices, type Device } from '@wl/contract/settings';
import { Button } from '@wl/ui/controls/button';
import { useSend } from '../../../app/api.ts';
import { deviceName } from '../../../app/session/device-name.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { takeSettings } from '../api.ts';
import { Card } from './card.tsx';
import s from './settings.module.css';

/** Shows a card that lists the devices on which the member is signed in, and lets the member sign out each device. */
export function DevicesCard({ devices }: { devices: readonly Device[] }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const errorText = useErrorText();
  const end = useSend(endDevice, { onSuccess: takeSettings });
  const endOthers = useSend(endOtherDevices, { onSuccess: takeSettings });
  const failed = end.error ?? endOthers.error;
  return (
    <Card icon="shield" title={<Trans>Devices</Trans>}>
      <ul className={s.devices}>
        {devices.map((device) => {
          const { address } = device;
          const name = deviceName(device.name, t`Unknown device`);
          const since = dateTime(device.since);
          const lastSeen = dateTime(device.last_seen_at);
          return (
            <li key={device.id}>
              <span>
                <b>{name}</b>{' '}
                {device.is_this && (
                  <em>
                    <Trans>this device</Trans>
                  </em>
                )}
                <small>
                  <Trans>
                    {address} · signed in since {since} · last seen {lastSeen}
                  </Trans>
                </small>
              </span>
              {!device.is_this && (
                <Button
                  variant="quiet"
                  aria-label={t`Sign out ${name}`}
                  loading={end.isPending && end.variables.params.id === device.id}
                  onClick={() => end.mutate({ params: { id: device.id } })}
                >
                  <Trans>Sign out</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {failed && (
        <p role="alert" className={s.trouble}>
          {errorText(failed)}
        </p>
      )}
      {devices.length > 1 && (
        <Button variant="ink" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
    </Card>
  );
}
