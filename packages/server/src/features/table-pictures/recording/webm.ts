import type { FrameKind, PictureFormats } from '@wl/contract/table-pictures-frames';
import { Muxer, StreamTarget } from 'webm-muxer';
import { recordingLimits } from './recording-limits.ts';

/**
 * Frame of a camera. `stampMs` and `receivedMs` are the Unix times in ms at which the dealer's browser and the server
 * received the frame.
 */
export interface RecordedFrame {
  kind: FrameKind;
  stampMs: number;
  receivedMs: number;
  bytes: Uint8Array;
}

export type Write = (data: Uint8Array, position: number) => void;

const VIDEO_CODECS: readonly (readonly [prefix: string, id: string])[] = [
  ['vp8', 'V_VP8'],
  ['vp09', 'V_VP9'],
  ['av01', 'V_AV1'],
];
const MOST_PIXELS = 8_192;
const MICROSECONDS = 1_000;
/** Maximum drift in ms between the clocks of the dealer's browser and the server within a segment. */
const MOST_DRIFT_MS = 1_000;
/** Time in ms without sound after which silence is inserted, because the muxer waits for sound before it writes video. */
const SILENT_MS = 1_000;
/** Opus packet with 20 ms of silence. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);

const isSize = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MOST_PIXELS;

/** Returns the WebM tracks for formats that a dealer's browser sent; undefined if WebM cannot contain them. */
export function tracksOf(formats: string) {
  let parsed: Partial<PictureFormats> | null;
  try {
    parsed = JSON.parse(formats) as Partial<PictureFormats> | null;
  } catch {
    return undefined;
  }
  const video = parsed?.video;
  const codec = VIDEO_CODECS.find(([prefix]) => String(video?.codec).startsWith(prefix))?.[1];
  if (!video || !codec || !isSize(video.width) || !isSize(video.height)) return undefined;
  const { sound } = parsed ?? {};
  const hasSound =
    sound?.codec === 'opus' &&
    (sound.channels === 1 || sound.channels === 2) &&
    Number.isInteger(sound.sampleRate) &&
    sound.sampleRate > 0;
  return {
    video: { codec, width: video.width, height: video.height },
    ...(hasSound && { sound: { channels: sound.channels, sampleRate: sound.sampleRate } }),
  };
}

export type Tracks = NonNullable<ReturnType<typeof tracksOf>>;

/** Returns the header of an Opus track (RFC 7845, section 5.1). */
function opusHead({ channels, sampleRate }: { channels: number; sampleRate: number }): Uint8Array {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head[8] = 1;
  head[9] = channels;
  head.writeUInt32LE(sampleRate, 12);
  return head;
}

/**
 * Creates a WebM file. Its timestamps follow the clock of the dealer's browser, which is not affected by network
 * delays. If this clock drifts too far, the timestamps follow the server's clock.
 * @param write called with each part of the file and its position; parts can overwrite earlier ones
 */
export function createWebm({ video, sound }: Tracks, write: Write) {
  const muxer = new Muxer({
    target: new StreamTarget({
      onData: write,
      chunked: true,
      chunkSize: recordingLimits.writeBytes,
    }),
    video,
    ...(sound && {
      audio: {
        codec: 'A_OPUS',
        numberOfChannels: sound.channels,
        sampleRate: sound.sampleRate,
      },
    }),
    firstTimestampBehavior: 'permissive',
  });
  let first: RecordedFrame | undefined;
  let videoMs = 0;
  let soundMs = 0;
  let header = sound && { decoderConfig: { description: opusHead(sound) } };

  function timeOf(frame: RecordedFrame, from: RecordedFrame): number {
    const sent = frame.stampMs - from.stampMs;
    const received = frame.receivedMs - from.receivedMs;
    return Math.abs(sent - received) <= MOST_DRIFT_MS ? sent : received;
  }

  function addSound(bytes: Uint8Array, ms: number) {
    soundMs = Math.max(soundMs, ms);
    muxer.addAudioChunkRaw(bytes, 'key', soundMs * MICROSECONDS, header as never);
    header = undefined;
  }

  return {
    /** Adds a frame. Frames before the first key frame are left out. */
    add(frame: RecordedFrame) {
      const { kind, bytes } = frame;
      if (!first && kind !== 'key') return;
      first ??= frame;
      const ms = timeOf(frame, first);
      if (kind === 'sound') {
        if (sound && ms >= 0) addSound(bytes, ms);
        return;
      }
      videoMs = Math.max(videoMs, ms);
      if (sound && videoMs - soundMs > SILENT_MS) addSound(SILENCE, videoMs);
      muxer.addVideoChunkRaw(bytes, kind, videoMs * MICROSECONDS);
    },
    /** Writes the rest of the file, such as the index and the duration. */
    finish: () => muxer.finalize(),
  };
}
