import { connectPicture, type PictureRefusal } from '@wl/contract/table-pictures-connection';
import {
  LOST_AFTER_MS,
  REPORT_EVERY,
  unpackFrame,
  type PictureFormats,
  type RelayMessage,
} from '@wl/contract/table-pictures-frames';
import { watchTablePicture } from '@wl/contract/table-pictures';
import { apiBase, request } from '../../app/request.ts';
import { averageDelay } from './delay.ts';
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts';
import { createVideoPlayer } from './video-player.ts';

/** State of the video in the member's browser. */
export type PictureStatus = 'loading' | 'live' | 'lost' | 'full' | PictureRefusal;

export interface PictureChange {
  status?: PictureStatus;
  /** Average time between the dealer's camera and this screen, in ms. */
  delayMs?: number;
  hasSound?: boolean;
}

/** Interval in ms at which the page shows the delay. */
const SHOW_DELAY_MS = 1_000;

export type Watching = ReturnType<typeof watchPicture>;

/**
 * Shows the video of a table on a canvas, and connects again whenever the connection is lost.
 * @param changed called with each change
 */
export function watchPicture(
  table: string,
  canvas: HTMLCanvasElement,
  changed: (change: PictureChange) => void,
) {
  let socket: WebSocket | undefined;
  let aheadMs = 0;
  let received = 0;
  let formats: PictureFormats | undefined;
  let isLost = false;
  let averageMs: number | undefined;
  let shownDelayMs = -Infinity;
  let lastFrameMs = 0;
  let volume = 0;
  let sound: SoundPlayer | undefined;

  const video = createVideoPlayer(canvas, (stampMs) => {
    const now = performance.now();
    // After an interruption, report the first frame at once.
    if (now - lastFrameMs > LOST_AFTER_MS) shownDelayMs = -Infinity;
    lastFrameMs = now;
    averageMs = averageDelay(averageMs, now + aheadMs - stampMs);
    if (now - shownDelayMs < SHOW_DELAY_MS) return;
    shownDelayMs = now;
    changed(isLost ? { delayMs: averageMs } : { status: 'live', delayMs: averageMs });
  });

  function startSound() {
    sound?.stop();
    sound = formats?.sound && volume > 0 ? createSoundPlayer(formats.sound) : undefined;
    sound?.setVolume(volume);
  }

  function text(message: RelayMessage) {
    if ('formats' in message) {
      formats = JSON.parse(message.formats) as PictureFormats;
      video.start(formats.video);
      startSound();
      changed({ hasSound: formats.sound !== undefined });
    } else if ('state' in message) {
      isLost = message.state === 'lost';
      // After a loss, the video is live again with the next frame on the canvas.
      shownDelayMs = -Infinity;
      if (isLost) changed({ status: 'lost' });
    }
  }

  // A connection can stop delivering frames without being closed, for example after a change of network.
  const watchdog = setInterval(() => {
    if (performance.now() - lastFrameMs > LOST_AFTER_MS && !isLost && lastFrameMs > 0)
      changed({ status: 'lost' });
  }, SHOW_DELAY_MS);

  const close = connectPicture(
    async () => (await request(watchTablePicture, { params: { slug: table } })).data,
    new URL(apiBase, location.href),
    {
      opened(opened, ahead) {
        socket = opened;
        aheadMs = ahead;
        received = 0;
        averageMs = undefined;
      },
      text,
      frame(message) {
        received += 1;
        if (received % REPORT_EVERY === 0) socket?.send(String(received));
        const frame = unpackFrame(message);
        if (!frame) return;
        if (frame.kind === 'sound') sound?.take(frame);
        else {
          if (frame.kind === 'key' && formats && !video.isReady()) video.start(formats.video);
          video.take(frame);
        }
      },
      lost: (isFull) => changed({ status: isFull ? 'full' : 'lost' }),
      refused: (refusal) => changed({ status: refusal }),
    },
  );

  return {
    /** Sets the volume, 0 to 1. At 0, the sound is not decoded. */
    setVolume(to: number) {
      const mustStart = volume === 0 || to === 0;
      volume = to;
      if (mustStart) startSound();
      else sound?.setVolume(to);
    },
    stop() {
      close();
      clearInterval(watchdog);
      video.stop();
      sound?.stop();
    },
  };
}
