import { relayLimits } from './relay-limits.ts';

export type FrameGroup = ReturnType<typeof createFrameGroup>;

/** Creates the store of a table's formats and of the video frames since the last key frame, which new viewers need. */
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
    /** Begins with the formats of a camera, or with none if no camera is connected. */
    begin(of: string | undefined) {
      formats = of;
      clear();
    },
    /**
     * Adds a video frame.
     * @returns `missing` if the frame cannot be decoded, because its key frame is missing; `full` if the frames since the
     *   last key frame became too large, so that they were deleted
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
