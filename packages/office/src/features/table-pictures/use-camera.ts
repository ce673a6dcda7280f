import { useEffect, useRef, useState } from 'react';
import { sendCamera, type SendingChange } from './send-camera.ts';
import { canSendVideo, FRAMES_PER_SECOND, videoFormat } from './video-encoder.ts';

/** Reason why this browser has no video to send. */
export type CameraProblem = 'unsupported' | 'denied' | 'no_camera';

/** Ids of the chosen devices. An empty id means the default camera or microphone; `none` means no sound. */
export interface Devices {
  camera: string;
  microphone: string;
}

export const NO_SOUND = 'none';

const exactly = (id: string) => (id === '' ? {} : { deviceId: { exact: id } });

function openDevices({ camera, microphone }: Devices): Promise<MediaStream> {
  const { width, height } = videoFormat;
  return navigator.mediaDevices.getUserMedia({
    video: { width, height, frameRate: FRAMES_PER_SECOND, ...exactly(camera) },
    audio: microphone === NO_SOUND ? false : { echoCancellation: true, ...exactly(microphone) },
  });
}

const problemOf = (error: unknown): CameraProblem =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'no_camera';

const isSupported = () => canSendVideo() && 'mediaDevices' in navigator;

interface CameraView extends SendingChange {
  problem?: CameraProblem | undefined;
  /**
   * Cameras and microphones of this device. Their names are known only after the clerk has allowed access to the
   * camera.
   */
  devices: MediaDeviceInfo[];
}

const AT_FIRST: CameraView = { status: 'starting', watching: 0, devices: [] };

/**
 * While `isOn` is true, opens the chosen devices, shows the video in the returned element, and sends it to the members
 * at the table.
 */
export function useCamera(table: string, isOn: boolean, { camera, microphone }: Devices) {
  const preview = useRef<HTMLVideoElement>(null);
  const [view, setView] = useState(AT_FIRST);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isOn) return undefined;
    const change = (some: Partial<CameraView>) => setView((before) => ({ ...before, ...some }));
    if (!isSupported()) {
      change({ problem: 'unsupported' });
      return undefined;
    }
    let isOver = false;
    let stop = () => {};
    change({ problem: undefined, status: 'starting', watching: 0 });

    async function start() {
      const stream = await openDevices({ camera, microphone });
      const stopDevices = () => stream.getTracks().forEach((track) => track.stop());
      if (isOver) {
        stopDevices();
        return;
      }
      if (preview.current) preview.current.srcObject = stream;
      // The track ends when the camera is unplugged or the clerk revokes the camera permission.
      stream.getVideoTracks()[0]?.addEventListener('ended', () => change({ problem: 'no_camera' }));
      const stopSending = sendCamera(table, stream, change);
      stop = () => {
        stopSending();
        stopDevices();
      };
      const all = await navigator.mediaDevices.enumerateDevices();
      change({ devices: all.filter(({ deviceId }) => deviceId !== '') });
    }

    start().catch((error: unknown) => {
      if (!isOver) change({ problem: problemOf(error) });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [table, isOn, camera, microphone, attempt]);

  return { preview, view, retry: () => setAttempt((before) => before + 1) };
}
