import type { Frame, PictureFormats } from '@wl/contract/table-pictures-frames';
import { Muxer, StreamTarget } from 'webm-muxer';
import type { VideoPlayer } from './video-player.ts';

const MS = 1_000;
/** Codec of the frames: as a Matroska codec id for the muxer, and as a MIME type for the media source. */
const CODEC_ID = 'V_VP8';
const MIME = 'video/webm; codecs="vp8"';
/** Maximum lag of playback behind the latest frame, in seconds. If the lag is larger, playback skips ahead. */
const MOST_BEHIND_S = 0.5;
/** Lag behind the latest frame after a skip, in seconds. */
const RESERVE_S = 0.06;
/** Length of played video that stays in the buffer, in seconds. */
const KEPT_S = 5;
/** Maximum number of parts that wait for the buffer. If more are waiting, the player restarts at the next key frame. */
const MOST_WAITING = 100;

/** One run of the player, from a key frame until it stops or fails. */
type Run = ReturnType<typeof startRun>;

/** Keeps playback close to the latest frame, also after a gap in the frames. */
function follow(video: HTMLVideoElement) {
  const { buffered } = video;
  const last = buffered.length - 1;
  if (last < 0) return;
  const [start, end] = [buffered.start(last), buffered.end(last)];
  if (video.currentTime < start || end - video.currentTime > MOST_BEHIND_S)
    video.currentTime = Math.max(start, end - RESERVE_S);
  if (video.paused) video.play().catch(() => {});
}

/**
 * Connects a video element to a media source, which receives a stream of WebM in parts.
 * @param failed called if the browser cannot play the stream
 */
function feed(video: HTMLVideoElement, failed: () => void) {
  const source = new MediaSource();
  const url = URL.createObjectURL(source);
  let buffer: SourceBuffer | undefined;
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let isStopped = false;

  /** Appends the next part to the buffer, or first makes room by removing played video. */
  function next() {
    if (!buffer || buffer.updating || isStopped) return;
    const { currentTime } = video;
    try {
      const { buffered } = buffer;
      if (buffered.length > 0 && buffered.start(0) < currentTime - 2 * KEPT_S) {
        buffer.remove(0, currentTime - KEPT_S);
        return;
      }
      const data = waiting.shift();
      if (data) buffer.appendBuffer(data);
    } catch {
      failed();
    }
  }

  source.addEventListener('sourceopen', () => {
    if (isStopped) return;
    buffer = source.addSourceBuffer(MIME);
    buffer.addEventListener('updateend', () => {
      follow(video);
      next();
    });
    buffer.addEventListener('error', failed);
    next();
  });
  video.addEventListener('error', failed);
  video.src = url;

  return {
    add(data: Uint8Array<ArrayBuffer>) {
      waiting.push(data);
      if (waiting.length > MOST_WAITING) failed();
      else next();
    },
    stop() {
      isStopped = true;
      waiting = [];
      video.removeEventListener('error', failed);
      video.removeAttribute('src');
      video.load();
      URL.revokeObjectURL(url);
    },
  };
}

/**
 * Muxes frames into WebM and plays them in a video element that is not on the page.
 * @param shown called for each displayed frame, with the frame's `stampMs`
 * @param failed called if the browser cannot play the frames
 */
function startRun(
  { width, height }: PictureFormats['video'],
  {
    shown,
    failed,
  }: { shown: (stampMs: number, video: HTMLVideoElement) => void; failed: () => void },
) {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  const stream = feed(video, failed);
  let firstMs: number | undefined;
  let lastMs = 0;
  let isStopped = false;

  const muxer = new Muxer({
    target: new StreamTarget({
      // In streaming mode, the parts arrive in order, so their positions are not needed.
      onData: (data, _position) => stream.add(new Uint8Array(data)),
    }),
    video: { codec: CODEC_ID, width, height },
    streaming: true,
  });

  function watchFrames() {
    video.requestVideoFrameCallback((_now, { mediaTime }) => {
      if (isStopped) return;
      shown((firstMs ?? 0) + mediaTime * MS, video);
      watchFrames();
    });
  }
  watchFrames();

  return {
    add({ kind, stampMs, bytes }: Frame) {
      firstMs ??= stampMs;
      lastMs = Math.max(lastMs, stampMs - firstMs);
      muxer.addVideoChunkRaw(bytes, kind === 'key' ? 'key' : 'delta', lastMs * MS);
    },
    stop() {
      isStopped = true;
      stream.stop();
    },
  };
}

/**
 * Creates a player for browsers that cannot decode single frames. It wraps the frames into WebM and draws the video of a
 * media source on the canvas.
 * @param shown called for each frame drawn on the canvas, with the time in ms at which the dealer's browser received
 *   the frame
 */
export function createWebmPlayer(
  canvas: HTMLCanvasElement,
  shown: (stampMs: number) => void,
): VideoPlayer {
  const context = canvas.getContext('2d', { alpha: false });
  let format: PictureFormats['video'] | undefined;
  let run: Run | undefined;

  function end() {
    run?.stop();
    run = undefined;
  }

  function begin(to: PictureFormats['video']): Run {
    const started: Run = startRun(to, {
      shown(stampMs, video) {
        context?.drawImage(video, 0, 0, canvas.width, canvas.height);
        shown(stampMs);
      },
      // The next key frame begins another run.
      failed() {
        if (run === started) end();
      },
    });
    return started;
  }

  return {
    start(to) {
      end();
      format = to;
    },
    isReady: () => format !== undefined,
    take(frame) {
      if (!run && format && frame.kind === 'key') run = begin(format);
      run?.add(frame);
    },
    stop() {
      end();
      format = undefined;
    },
  };
}
