export const CHANNEL = 'bench';
export const EVENT = 'bench.tick';

/** First message of the benchmark to the process with the connections. The process answers when all are subscribed. */
export interface ListenOrder {
  url: string;
  server: 'ours' | 'socket.io';
  connections: number;
}

/** Further messages to the process with the connections. */
export type ListenerOrder =
  /** Answered when every connection that still reads has received the messages up to this number. */
  | { type: 'wait_for'; number: number }
  /** Makes one connection stop reading. */
  | { type: 'stall' };

/** Answer to `wait_for`. */
export interface Received {
  /** Time from the publication until each connection had received the message, in ms. */
  delaysMs: number[];
  /** Number of messages that a connection received out of order. */
  disordered: number;
}
