import type { FastifyInstance } from 'fastify';
import type { Sessions, Subject } from '../auth.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';

export interface PresenceUser {
  id: string;
  info: Record<string, unknown>;
}

/** Whether `subject` may listen to a channel whose name matched; `match` holds what stood for each `*`. */
export type ChannelRule = (
  subject: Subject,
  match: string[],
) => boolean | PresenceUser | Promise<boolean | PresenceUser>;

export interface Realtime {
  /**
   * Sends to all who listen to a channel, on all nodes; a hint, at most once. Call it after the commit
   * (`tx.afterCommit`). `data` must be JSON; at most 10 KB.
   */
  publish(channel: string, event: string, data: unknown): void;
  /**
   * Opens private and presence channels: `private-thread.*` with a rule. Presence rules return the user instead of true.
   * Built in: `private-member.<id>` for that member, `private-staff.*` for every clerk.
   */
  allowChannel(pattern: string, rule: ChannelRule): void;
  /** Adds the socket endpoint, the REST endpoints and the channel authorisation to the server. */
  attach(app: FastifyInstance): void;
  close(): Promise<void>;
}

export function createRealtime(_options: {
  config: Config;
  log: Logger;
  metrics: Metrics;
  sessions: Sessions;
}): Realtime {
  return {
    publish() {},
    allowChannel() {},
    attach() {},
    async close() {},
  };
}
