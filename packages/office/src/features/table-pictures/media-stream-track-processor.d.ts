/**
 * Source of frames from a camera or microphone (https://www.w3.org/TR/mediacapture-transform/), missing from
 * TypeScript's DOM types.
 */
declare class MediaStreamTrackProcessor<Data extends VideoFrame | AudioData> {
  constructor(init: { track: MediaStreamTrack; maxBufferSize?: number });
  readonly readable: ReadableStream<Data>;
}
