import type { PictureFormats } from '@wl/contract/table-pictures-frames';
import { bytesOf, type Send } from './video-encoder.ts';

export const soundFormat: NonNullable<PictureFormats['sound']> = {
  codec: 'opus',
  sampleRate: 48_000,
  channels: 1,
};
const BITS_PER_SECOND = 32_000;

/** Returns true if this browser can encode a microphone’s sound. */
export const canSendSound = (): boolean => 'AudioEncoder' in globalThis;

/**
 * Encodes the sound of a microphone track. The encoder is configured when the first sound data arrives, because only
 * that data contains the microphone's sample rate and number of channels.
 * @param started called once, with the sound's format
 */
export function encodeSound(
  track: MediaStreamTrack,
  {
    send,
    serverNow,
    started,
  }: { send: Send; serverNow: () => number; started: (format: typeof soundFormat) => void },
) {
  const reader = new MediaStreamTrackProcessor<AudioData>({ track }).readable.getReader();
  const encoder = new AudioEncoder({
    output: (chunk) => {
      send('sound', serverNow(), bytesOf(chunk));
    },
    error: () => undefined,
  });

  function encode(sound: AudioData) {
    if (encoder.state === 'unconfigured') {
      const format = {
        ...soundFormat,
        sampleRate: sound.sampleRate,
        channels: sound.numberOfChannels,
      };
      const { codec, sampleRate, channels } = format;
      encoder.configure({
        codec,
        sampleRate,
        numberOfChannels: channels,
        bitrate: BITS_PER_SECOND,
      });
      started(format);
    }
    if (encoder.state === 'configured') encoder.encode(sound);
  }

  async function readAll() {
    for (;;) {
      const { value: sound, done } = await reader.read();
      if (done) return;
      encode(sound);
      sound.close();
    }
  }
  readAll().catch(() => undefined);

  return {
    stop() {
      void reader.cancel();
      if (encoder.state !== 'closed') encoder.close();
    },
  };
}
