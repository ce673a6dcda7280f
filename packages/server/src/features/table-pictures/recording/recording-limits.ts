/** Limits of the recordings (decision 132). Sizes are in bytes. */
export const recordingLimits = {
  /** Maximum size of the data queued for writing. If the queue grows larger, the segment is discarded. */
  queueBytes: 8 * 1024 * 1024,
  /** Segment size above which the next key frame starts a new segment. */
  segmentBytes: 256 * 1024 * 1024,
  /** Free disk space below which no new segment is recorded, because the database may use the same disk. */
  freeBytes: 1024 * 1024 * 1024,
  /** Maximum total size of the recent frames that are kept for the start of the next segment. */
  recentBytes: 8 * 1024 * 1024,
  /** Size of the chunks in which a file is written. */
  writeBytes: 64 * 1024,
  /**
   * Longest gap in ms between two video frames of a complete segment. The same limit applies between the opening of the
   * round and the first frame.
   */
  gapMs: 2_000,
} as const;
