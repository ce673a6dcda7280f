import { connectPicture, type PictureRefusal } from '@wl/contract/table-pictures-connection';
import {
  LOST_AFTER_MS,
  REPORT_EVERY,
  unpackFrame,
  type Frame,
  type PictureFormats,
  type RelayMessage,
} from '@wl/contract/table-pictures-frames';
import { watchTablePicture } from '@wl/contract/table-pictures';
import { apiBase, request } from '../../app/request.ts';
import { averageDelay } from './delay.ts';
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts';
import { canDecodeSound, createPlayer } from './video-player.ts';

/**
 * State of the video in the member's browser; `lost` while it is interrupted, `full` while there are too many viewers.
 */
export type PictureStatus = 'loading' | 'live' | 'lost' | 'full' | PictureRefusal;

export interface PictureChange {
  status?: PictureStatus;
  /** Average delay from the dealer's camera to this screen, in ms. */
  delayMs?: number;
  hasSound?: boolean;
}

/** Interval in ms at which the displayed delay is updated. */
const SHOW_DELAY_MS = 1_000;

export type Watching = ReturnType<typeof watchPicture>;

/** Creates the sound output of a video. It is silent until its volume is set. */
function createSound() {
  let format: PictureFormats['sound'];
  let volume = 0;
  let player: SoundPlayer | undefined;

  function restart() {
    player?.stop();
    player = format && volume > 0 ? createSoundPlayer(format) : undefined;
    player?.setVolume(volume);
  }

  return {
    setFormat(to: PictureFormats['sound']) {
      format = to;
      restart();
    },
    /** Sets the volume, 0 to 1. At 0, the sound is not decoded. */
    setVolume(to: number) {
      const mustRestart = volume === 0 || to === 0;
      volume = to;
      if (mustRestart) restart();
      else player?.setVolume(to);
    },
    take: (frame: Frame) => player?.take(frame),
    stop: () => player?.stop(),
  };
}

/**
 * Creates an object that draws a video on a canvas, measures the delay, and reports when the video is live or has
 * stopped.
 * @param serverNow returns the server's time in ms
 */
function createScreen(
  canvas: HTMLCanvasElement,
  serverNow: () => number,
  changed: (change: PictureChange) => void,
) {
  let isLost = false;
  let averageMs: number | undefined;
  let reportedMs = -Infinity;
  let lastFrameMs = 0;

  function shown(stampMs: number) {
    const now = performance.now();
    // After an interruption, report the first frame immediately.
    if (now - lastFrameMs > LOST_AFTER_MS) reportedMs = -Infinity;
    lastFrameMs = now;
    averageMs = averageDelay(averageMs, serverNow() - stampMs);
    if (now - reportedMs < SHOW_DELAY_MS) return;
    reportedMs = now;
    changed(isLost ? { delayMs: averageMs } : { status: 'live', delayMs: averageMs });
  }
  const video = createPlayer(canvas, { shown, failed: () => changed({ status: 'lost' }) });
  // A connection can stop delivering frames without being closed, for example after a change of network.
  const watchdog = setInterval(() => {
    const isStopped = lastFrameMs > 0 && performance.now() - lastFrameMs > LOST_AFTER_MS;
    if (isStopped && !isLost) changed({ status: 'lost' });
  }, SHOW_DELAY_MS);

  return {
    video,
    /** Starts a new average, because a new connection has a new estimate of the server's time. */
    restartAverage() {
      averageMs = undefined;
    },
    setState(state: 'live' | 'lost') {
      isLost = state === 'lost';
      // Report the next drawn frame immediately, so that the status becomes `live` without delay after an interruption.
      reportedMs = -Infinity;
      if (isLost) changed({ status: 'lost' });
    },
    stop() {
      clearInterval(watchdog);
      video.stop();
    },
  };
}

/**
 * Shows the video of a table on a canvas, and reconnects whenever the connection is lost.
 * @param changed called when the status, the delay or the availability of sound changes
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
  const sound = createSound();
  const screen = createScreen(canvas, () => performance.now() + aheadMs, changed);
  const { video } = screen;

  function text(message: RelayMessage) {
    if ('state' in message) screen.setState(message.state);
    if (!('formats' in message)) return;
    formats = JSON.parse(message.formats) as PictureFormats;
    video.start(formats.video);
    sound.setFormat(formats.sound);
    changed({ hasSound: formats.sound !== undefined && canDecodeSound() });
  }

  function frame(message: ArrayBuffer) {
    received += 1;
    if (received % REPORT_EVERY === 0) socket?.send(String(received));
    const taken = unpackFrame(message);
    if (taken?.kind === 'sound') sound.take(taken);
    else if (taken) {
      if (taken.kind === 'key' && formats && !video.isReady()) video.start(formats.video);
      video.take(taken);
    }
  }

  const close = connectPicture(
    async () => (await request(watchTablePicture, { params: { slug: table } })).data,
    new URL(apiBase, location.href),
    {
      opened(opened, ahead) {
        socket = opened;
        aheadMs = ahead;
        received = 0;
        screen.restartAverage();
      },
      text,
      frame,
      lost: (isFull) => changed({ status: isFull ? 'full' : 'lost' }),
      refused: (refusal) => changed({ status: refusal }),
    },
  );

  return {
    /** Sets the volume, 0 to 1. */
    setVolume: (volume: number) => sound.setVolume(volume),
    stop() {
      close();
      screen.stop();
      sound.stop();
    },
  };
}
