import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../../app/api.ts';
import type { SendingStatus } from '../send-camera.ts';
import type { CameraProblem } from '../use-camera.ts';

/** State of the dealer's camera. `on_air`: the server receives the video. */
export type CameraState =
  | 'off'
  | CameraProblem
  | Extract<SendingStatus, string>
  /** Another of the dealer's windows is sending the video. */
  | 'replaced'
  /** The server does not accept the video, for example because the shift has ended. */
  | 'refused';

/** Returns the camera's state as shown to the clerk. */
export function stateOf(
  isOn: boolean,
  { problem, status = 'starting' }: { problem?: CameraProblem | undefined; status?: SendingStatus },
): CameraState {
  if (!isOn) return 'off';
  if (problem) return problem;
  if (typeof status === 'string') return status;
  return 'replaced' in status ? 'replaced' : 'refused';
}

/**
 * Returns the name of a state (`name`), and a text about its cause and the next step (`help`; undefined if the clerk
 * need not act).
 */
export function useStateWords(state: CameraState, status: SendingStatus = 'starting') {
  const { t } = useLingui();
  const errorText = useErrorText();
  const names: Readonly<Record<CameraState, string>> = {
    off: t`Camera off`,
    starting: t`Starting the camera…`,
    on_air: t`On air`,
    reconnecting: t`Reconnecting…`,
    failed: t`Video failed`,
    no_camera: t`No camera`,
    denied: t`Camera not allowed`,
    unsupported: t`Browser not supported`,
    replaced: t`Video sent from another window`,
    refused: t`Video not accepted`,
  };
  const helps: Partial<Record<CameraState, string>> = {
    off: t`Members see no video. Bets are accepted only while the video is on air.`,
    reconnecting: t`The server is not receiving the video. This browser reconnects automatically.`,
    failed: t`This browser could not encode the video. Close other programs that use the camera, then try again.`,
    no_camera: t`No camera is available on this computer. Connect a camera, or close other programs that use the camera, then try again.`,
    denied: t`The browser blocks the camera. Allow the camera and the microphone for this site in the address bar, then try again.`,
    unsupported: t`To send video, use a current version of Chrome or Edge, and open this page at an address that starts with https.`,
    replaced: t`You have switched the camera on in another window. To send the video from this window, try again.`,
  };
  const help =
    typeof status === 'object' && 'error' in status && state === 'refused'
      ? errorText(status.error)
      : helps[state];
  return { name: names[state], help };
}
