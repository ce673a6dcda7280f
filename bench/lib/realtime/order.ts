export const CHANNEL = 'bench';
export const EVENT = 'bench.tick';

/**
 * First message from the benchmark to the process that opens the connections. The process replies once all connections
 * are subscribed.
 */
export interface ListenOrder {
  url: string;
  server: 'ours' | 'socket.io';
  connections: number;
}

/** Further messages to the process that opens the connections. */
export type ListenerOrder =
  /**
   * Requests an answer, which is sent once every connection that is still reading has received all messages up to this
   * number.
   */
  | { type: 'wait_for'; number: number }
  /** Makes one connection stop reading. */
  | { type: 'stall' };

/** Answer to `wait_for`. */
export interface Received {
  /** Time in ms from publication until each connection received the message. */
  delaysMs: number[];
  /** Number of messages that a connection received out of order. */
  disordered: number;
}
