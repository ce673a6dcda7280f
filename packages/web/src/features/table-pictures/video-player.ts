import type { Frame, PictureFormats } from '@wl/contract/table-pictures-frames';

/**
 * Maximum number of frames waiting for the decoder. If more frames wait on a slow device, the player skips to the next
 * key frame.
 */
const MOST_WAITING = 25;
const MICROSECONDS = 1_000;

/** Returns true if this browser can decode the frames. Browsers hide the decoder on pages without https. */
export const canDecode = (): boolean => 'VideoDecoder' in globalThis;

/**
 * Creates a player that decodes frames and draws them on a canvas.
 * @param shown called for each frame drawn on the canvas, with the time in ms at which the dealer's browser received
 *   the frame
 */
export function createVideoPlayer(canvas: HTMLCanvasElement, shown: (stampMs: number) => void) {
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
    /** Creates a decoder for frames in this format. */
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
