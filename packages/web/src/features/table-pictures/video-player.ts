import type { Frame, PictureFormats } from '@wl/contract/table-pictures-frames';

/**
 * Maximum number of frames waiting for the decoder. If more frames wait on a slow device, the player skips to the next
 * key frame.
 */
const MOST_WAITING = 25;
const MICROSECONDS = 1_000;

/** Player that draws a table's video on a canvas. */
export interface VideoPlayer {
  /** Prepares the player for frames in this format. */
  start(format: PictureFormats['video']): void;
  /** Returns false if `start` must be called before the player can continue. */
  isReady(): boolean;
  take(frame: Frame): void;
  stop(): void;
}

/** Returns true if this browser can decode single frames. Browsers provide the decoder only in secure contexts. */
const canDecodeFrames = (): boolean => 'VideoDecoder' in globalThis;

/** Returns true if this browser can play the frames as WebM through a media source. */
const canPlayWebm = (): boolean =>
  'MediaSource' in globalThis &&
  'requestVideoFrameCallback' in HTMLVideoElement.prototype &&
  MediaSource.isTypeSupported('video/webm; codecs="vp8"');

/** Returns true if this browser can show the video. */
export const canShowVideo = (): boolean => canDecodeFrames() || canPlayWebm();

/** Returns true if this browser can decode the sound. The WebM player plays only the video. */
export const canDecodeSound = (): boolean => 'AudioDecoder' in globalThis;

/**
 * Creates the player for this browser. Loads the WebM player only if the browser cannot decode single frames, and drops
 * all frames that arrive before the WebM player has loaded.
 * @param shown called for each frame drawn on the canvas, with the time in ms at which the dealer's browser received
 *   the frame
 * @param failed called if the WebM player cannot be loaded
 */
export function createPlayer(
  canvas: HTMLCanvasElement,
  { shown, failed }: { shown: (stampMs: number) => void; failed: () => void },
): VideoPlayer {
  if (canDecodeFrames()) return createVideoPlayer(canvas, shown);
  let loaded: VideoPlayer | undefined;
  let format: PictureFormats['video'] | undefined;
  let isStopped = false;
  import('./webm-player.ts').then(({ createWebmPlayer }) => {
    if (isStopped) return;
    loaded = createWebmPlayer(canvas, shown);
    if (format) loaded.start(format);
  }, failed);
  return {
    start(to) {
      format = to;
      loaded?.start(to);
    },
    isReady: () => format !== undefined,
    take: (frame) => loaded?.take(frame),
    stop() {
      isStopped = true;
      loaded?.stop();
    },
  };
}

/** Creates a player that decodes single frames. See `createPlayer` for the parameters. */
export function createVideoPlayer(
  canvas: HTMLCanvasElement,
  shown: (stampMs: number) => void,
): VideoPlayer {
  const context = canvas.getContext('2d', { alpha: false });
  let decoder: VideoDecoder | undefined;
  let waitsForKey = true;

  function draw(frame: VideoFrame) {
    context?.drawImage(frame, 0, 0, canvas.width, canvas.height);
    shown(frame.timestamp / MICROSECONDS);
    frame.close();
  }

  function stop() {
    if (decoder?.state !== 'closed') decoder?.close();
    decoder = undefined;
    waitsForKey = true;
  }

  return {
    start({ codec, width, height }: PictureFormats['video']) {
      stop();
      const created = new VideoDecoder({
        output: draw,
        // A broken frame closes the decoder. The next key frame starts a new decoder.
        error: () => {
          if (decoder === created) decoder = undefined;
        },
      });
      created.configure({
        codec,
        codedWidth: width,
        codedHeight: height,
        optimizeForLatency: true,
      });
      decoder = created;
    },
    isReady: () => decoder !== undefined,
    take({ kind, stampMs, bytes }: Frame) {
      if (!decoder) return;
      const isKey = kind === 'key';
      if (!isKey && decoder.decodeQueueSize > MOST_WAITING) waitsForKey = true;
      if (isKey) waitsForKey = false;
      if (waitsForKey) return;
      const timestamp = Math.round(stampMs * MICROSECONDS);
      decoder.decode(
        new EncodedVideoChunk({ type: isKey ? 'key' : 'delta', timestamp, data: bytes }),
      );
    },
    stop,
  };
}
