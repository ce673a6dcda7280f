/** Limits of the relay (decision 125). */
export const relayLimits = {
  /** Maximum size of one message of the dealer's browser. A key frame at 600 kbit/s is about 30 KB. */
  cameraMessageBytes: 256 * 1024,
  /** Messages and bytes per second that a dealer's browser may send on average, over a window of `rateSeconds`. */
  cameraMessagesPerSecond: 150,
  cameraBytesPerSecond: 500_000,
  rateSeconds: 4,
  formatsLength: 1_000,
  /** Maximum size of the frames since the last key frame, which the relay keeps for new viewers. */
  groupBytes: 4 * 1024 * 1024,
  viewerMessageBytes: 16,
  viewersPerTable: 500,
  viewersPerServer: 1_000,
  /** A member can watch several tables in several windows. */
  viewersPerMember: 8,
  /** Number of messages by which a viewer may be behind before the relay skips frames for it. */
  mostBehind: 25,
  /** Number of messages by which a viewer may still be behind when it receives frames again. */
  caughtUp: 8,
  /** Bytes that may wait in this process for a viewer before the relay skips frames for it. */
  unsentBytes: 128 * 1024,
  /** Time in ms after which a viewer that reads nothing is disconnected. */
  stalledMs: 30_000,
} as const;
