/** Limits of the relay (decision 125). */
export const relayLimits = {
  /** Maximum size in bytes of one message from the dealer's browser. A key frame at 600 kbit/s is about 30 KB. */
  cameraMessageBytes: 256 * 1024,
  /**
   * Maximum numbers of messages and bytes per second that a dealer's browser may send, on average over `rateSeconds`.
   */
  cameraMessagesPerSecond: 150,
  cameraBytesPerSecond: 500_000,
  rateSeconds: 4,
  formatsLength: 1_000,
  /** Maximum total size in bytes of the frames since the last key frame, which the relay keeps for new viewers. */
  groupBytes: 4 * 1024 * 1024,
  viewerMessageBytes: 16,
  viewersPerTable: 500,
  viewersPerServer: 1_000,
  /** A member can watch different tables in separate windows. */
  viewersPerMember: 8,
  /** Maximum number of messages by which a viewer may lag behind before the relay skips frames for that viewer. */
  mostBehind: 25,
  /** Number of messages below which a viewer's lag must fall before the viewer receives frames again. */
  caughtUp: 8,
  /** Maximum number of unsent bytes for a viewer in this process. Above it, the relay skips frames for that viewer. */
  unsentBytes: 128 * 1024,
  /** Time in ms after which a viewer that reads nothing is disconnected. */
  stalledMs: 30_000,
} as const;
