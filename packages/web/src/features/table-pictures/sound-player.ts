import type { Frame, PictureFormats } from '@wl/contract/table-pictures-frames';

const MICROSECONDS = 1_000;
/** Time in seconds by which sound is delayed, so that small variations in its arrival time cause no gaps. */
const RESERVE_S = 0.08;
/**
 * Maximum delay in seconds before received sound is played. Sound that would be delayed longer is skipped, so that the
 * playback does not fall behind the video.
 */
const MOST_AHEAD_S = 0.4;

/** Copies decoded sound to a buffer that can be played. */
function bufferOf(context: AudioContext, sound: AudioData): AudioBuffer {
  const { numberOfChannels, numberOfFrames, sampleRate } = sound;
  const buffer = context.createBuffer(numberOfChannels, numberOfFrames, sampleRate);
  for (let channel = 0; channel < numberOfChannels; channel += 1)
    sound.copyTo(buffer.getChannelData(channel), { planeIndex: channel, format: 'f32-planar' });
  return buffer;
}

/**
 * Creates a player for a table's sound. Must be called after a click or a key press, because browsers block sound until
 * then.
 */
export function createSoundPlayer({
  codec,
  sampleRate,
  channels,
}: NonNullable<PictureFormats['sound']>) {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  let playsUntil = 0;

  function play(sound: AudioData) {
    const { currentTime } = context;
    const from = playsUntil > currentTime ? playsUntil : currentTime + RESERVE_S;
    if (from - currentTime <= MOST_AHEAD_S) {
      const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, sound) });
      source.connect(gain);
      source.start(from);
      playsUntil = from + sound.duration / 1_000 / MICROSECONDS;
    }
    sound.close();
  }

  const decoder = new AudioDecoder({ output: play, error: () => undefined });
  decoder.configure({ codec, sampleRate, numberOfChannels: channels });
  return {
    /** Sets the volume, 0 to 1. */
    setVolume(volume: number) {
      gain.gain.value = volume;
    },
    take({ stampMs, bytes }: Frame) {
      if (decoder.state !== 'configured') return;
      const timestamp = Math.round(stampMs * MICROSECONDS);
      decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp, data: bytes }));
    },
    stop() {
      if (decoder.state !== 'closed') decoder.close();
      void context.close();
    },
  };
}

export type SoundPlayer = ReturnType<typeof createSoundPlayer>;
