import type { FrameKind, PictureFormats } from '@wl/contract/table-pictures-frames';

/** Callback that receives encoded bytes, and the server time in ms at which this browser received the frame. */
export type Send = (kind: FrameKind, stampMs: number, bytes: Uint8Array) => void;

export const videoFormat: PictureFormats['video'] = { codec: 'vp8', width: 640, height: 360 };
export const FRAMES_PER_SECOND = 25;
const BITS_PER_SECOND = 600_000;
const KEY_FRAME_MS = 2_000;
/** Maximum number of frames that may wait for the encoder. */
const MOST_WAITING = 2;
const MICROSECONDS = 1_000;

/** Returns true if this browser can send a camera’s video. */
export const canSendVideo = (): boolean =>
  'VideoEncoder' in globalThis && 'MediaStreamTrackProcessor' in globalThis;

/** Copies the bytes of an encoded frame. */
export function bytesOf(chunk: EncodedVideoChunk | EncodedAudioChunk): Uint8Array {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return bytes;
}

/**
 * Encodes a camera's frames. Reads frames as the track delivers them rather than on a timer, because browsers slow down
 * timers in hidden tabs.
 * @param serverNow returns the server's time in ms
 * @param isBusy returns true if the connection is congested; frames are then skipped before encoding, because later
 *   frames depend on every encoded frame
 * @param failed called if the encoder fails
 */
export function encodeVideo(
  track: MediaStreamTrack,
  {
    send,
    serverNow,
    isBusy,
    failed,
  }: { send: Send; serverNow: () => number; isBusy: () => boolean; failed: () => void },
) {
  let mustSendKey = true;
  let lastKeyMs = 0;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      send(chunk.type, chunk.timestamp / MICROSECONDS, bytesOf(chunk));
    },
    error: failed,
  });
  encoder.configure({
    ...videoFormat,
    bitrate: BITS_PER_SECOND,
    framerate: FRAMES_PER_SECOND,
    latencyMode: 'realtime',
  });
  const reader = new MediaStreamTrackProcessor<VideoFrame>({ track }).readable.getReader();

  function encode(frame: VideoFrame) {
    if (encoder.state !== 'configured' || isBusy() || encoder.encodeQueueSize >= MOST_WAITING)
      return;
    const nowMs = performance.now();
    const keyFrame = mustSendKey || nowMs - lastKeyMs >= KEY_FRAME_MS;
    if (keyFrame) lastKeyMs = nowMs;
    mustSendKey = false;
    const stamped = new VideoFrame(frame, { timestamp: Math.round(serverNow() * MICROSECONDS) });
    encoder.encode(stamped, { keyFrame });
    stamped.close();
  }

  async function readAll() {
    for (;;) {
      const { value: frame, done } = await reader.read();
      if (done) return;
      encode(frame);
      frame.close();
    }
  }
  readAll().catch(failed);

  return {
    /** Makes the next frame a key frame. */
    requestKey() {
      mustSendKey = true;
    },
    stop() {
      void reader.cancel();
      if (encoder.state !== 'closed') encoder.close();
    },
  };
}
