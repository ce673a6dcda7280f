import { relayLimits } from './relay-limits.ts';

export type FrameGroup = ReturnType<typeof createFrameGroup>;

/**
 * Creates a store for the data that new viewers need: a table's formats, and the video frames since the last key frame.
 */
export function createFrameGroup() {
  let formats: string | undefined;
  let frames: Buffer[] = [];
  let bytes = 0;

  function clear() {
    frames = [];
    bytes = 0;
  }

  return {
    formats: () => formats,
    frames: (): readonly Buffer[] => frames,
    /** Deletes the stored frames, and stores the formats of a new camera, or none if no camera is connected. */
    begin(of: string | undefined) {
      formats = of;
      clear();
    },
    /**
     * Adds a video frame.
     * @returns `missing` if the frame cannot be decoded, because its key frame is missing; `full` if the frames since
     *   the last key frame became too large and were deleted
     */
    add(frame: Buffer, isKey: boolean): 'added' | 'missing' | 'full' {
      if (isKey) clear();
      else if (frames.length === 0) return 'missing';
      frames.push(frame);
      bytes += frame.length;
      if (bytes <= relayLimits.groupBytes) return 'added';
      clear();
      return 'full';
    },
  };
}
