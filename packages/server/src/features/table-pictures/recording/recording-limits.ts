/** Limits of the recordings (decision 132). Sizes are in bytes. */
export const recordingLimits = {
  /** Maximum size of the data that waits for the disk. Above it, the segment is given up. */
  queueBytes: 8 * 1024 * 1024,
  /** Size of a segment above which the next key frame begins another one. */
  segmentBytes: 256 * 1024 * 1024,
  /** Free space that the recordings leave on the disk, which the database may share. */
  freeBytes: 1024 * 1024 * 1024,
  /** Maximum total size of the recent frames that are kept for the start of the next segment. */
  recentBytes: 8 * 1024 * 1024,
  /** Size of the parts in which a file is written. */
  writeBytes: 64 * 1024,
  /** Time in ms without a frame, or between the opening of a round and its first frame, that makes a segment incomplete. */
  gapMs: 2_000,
} as const;
