import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import { NO_SOUND, useCamera } from '../use-camera.ts';
import s from './dealer-camera.module.css';
import { stateOf, useStateWords, type CameraState } from './use-state-words.ts';

export interface DealerCameraProps {
  /** Slug of the table. */
  table: string;
}

/** States in which the clerk can try again. */
const CAN_RETRY: readonly CameraState[] = ['no_camera', 'denied', 'failed', 'refused', 'replaced'];

/**
 * Sends the dealer's camera video to the members at a table, and shows that video, its state, and lists of cameras and
 * microphones. Nothing is sent until the clerk switches the camera on.
 */
export function DealerCamera({ table }: DealerCameraProps) {
  const { t } = useLingui();
  const [isOn, setIsOn] = useState(false);
  const [devices, setDevices] = useState({ camera: '', microphone: NO_SOUND });
  const { preview, view, retry } = useCamera(table, isOn, devices);
  const state = stateOf(isOn, view);
  const words = useStateWords(state, view.status);
  const watching = state === 'on_air' ? (view.watching ?? 0) : 0;

  return (
    <section className={s.camera} aria-label={t`Table camera`}>
      <div className={s.screen}>
        {isOn && <video ref={preview} className={s.video} muted autoPlay playsInline />}
        <p className={s.state} role="status" data-state={state}>
          {words.name}
          {state === 'on_air' && (
            <>
              {' · '}
              <Plural value={watching} one="# member watching" other="# members watching" />
            </>
          )}
        </p>
        {words.help !== undefined && <p className={s.help}>{words.help}</p>}
      </div>
      <div className={s.controls}>
        <Button
          variant={isOn ? 'plainDanger' : 'brass'}
          icon={isOn ? 'eye-off' : 'broadcast'}
          onClick={() => setIsOn(!isOn)}
        >
          {isOn ? <Trans>Switch the camera off</Trans> : <Trans>Switch the camera on</Trans>}
        </Button>
        {CAN_RETRY.includes(state) && (
          <Button variant="plain" icon="repeat" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
      <div className={s.devices}>
        <Select
          label={<Trans>Camera</Trans>}
          value={devices.camera}
          onChange={({ target }) => setDevices({ ...devices, camera: target.value })}
        >
          <option value="">{t`Default camera`}</option>
          <DeviceOptions of={view.devices} kind="videoinput" />
        </Select>
        <Select
          label={<Trans>Microphone</Trans>}
          value={devices.microphone}
          onChange={({ target }) => setDevices({ ...devices, microphone: target.value })}
        >
          <option value={NO_SOUND}>{t`No sound`}</option>
          <option value="">{t`Default microphone`}</option>
          <DeviceOptions of={view.devices} kind="audioinput" />
        </Select>
      </div>
    </section>
  );
}

/** Lists the devices of one kind as options, without the browser's own entry for the default device. */
function DeviceOptions({ of, kind }: { of: readonly MediaDeviceInfo[]; kind: MediaDeviceKind }) {
  return of
    .filter((device) => device.kind === kind && device.deviceId !== 'default')
    .map(({ deviceId, label }) => (
      <option key={deviceId} value={deviceId}>
        {label}
      </option>
    ));
}
