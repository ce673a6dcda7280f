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
   * Requests a `Received` reply once every connection that is still reading has received all messages up to `number`.
   */
  | { type: 'wait_for'; number: number }
  /** Makes one connection stop reading. */
  | { type: 'stall' };

/** Reply to `wait_for`. */
export interface Received {
  /** Delays in ms between the publication of a message and its receipt by each connection. */
  delaysMs: number[];
  /** Number of messages received out of order, summed over all connections. */
  disordered: number;
}
