import { isCache, limits, memberAdded, memberRemoved, type PresenceUser } from './protocol.ts';

/** Message of one node to all nodes. The publisher receives it too, so that all nodes share one order. */
export interface Publication {
  channel: string;
  /** The JSON text of the frame. */
  frame: string;
  /** Socket that must not receive it. */
  except?: string;
  /** On a cache channel: newcomers receive it first, until the next event replaces it. */
  cached?: true;
}

/** Users of a presence channel on all nodes: `user_info` by id. */
export type Members = Map<string, Record<string, unknown>>;

/** Connects the nodes. Messages on `#control` reach every node. */
export interface Broker {
  start(deliver: (publication: Publication) => void, onGap: () => void): Promise<void>;
  publish(publication: Publication): void;
  /** Returns true if other nodes may have listeners of this channel, which has none on this node. */
  reachesOthers(channel: string): boolean;
  /** Resolves when messages to the channel will arrive on this node: subscriptions are acknowledged after that. */
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): Promise<void>;
  /**
   * Adds a connection of a user. `member_added` is published with the user's first one. These events have the order in which users
   * come and go, also across nodes, so a watcher that follows them ends with the right list.
   * @param except socket that must not receive the event
   * @returns all users on the channel; undefined when it is full, and nothing has changed
   */
  join(channel: string, user: PresenceUser, except?: string): Promise<Members | undefined>;
  /** Removes a connection; `member_removed` is published with the last one. */
  leave(channel: string, userId: string): Promise<void>;
  presence(channel: string): Promise<Members>;
  /** Returns the last event of a cache channel, as it was published. */
  lastOf(channel: string): Promise<string | undefined>;
  /** Returns the connections per channel on all nodes. */
  counts(): Promise<Map<string, number>>;
  /** Reports a changed number of this node's connections to a channel. */
  count(channel: string, connections: number): void;
  close(): Promise<void>;
}

export const CONTROL = '#control';

/** Time that an event of a cache channel is kept: half an hour, as in the hosted service. */
export const CACHE_S = 30 * 60;
/** Limit for a single node; Redis limits its own memory. */
const CACHED_CHANNELS = 10_000;

/** Creates a message to a channel; events of a cache channel are kept for newcomers. */
export const publicationOf = (channel: string, frame: string, except?: string): Publication => ({
  channel,
  frame,
  ...(except === undefined ? {} : { except }),
  ...(isCache(channel) ? { cached: true as const } : {}),
});

interface User {
  info: Record<string, unknown>;
  connections: number;
}

/** Stores the last events of cache channels, the oldest first. */
function createCache() {
  const last = new Map<string, { frame: string; untilMs: number }>();
  return {
    keep(channel: string, frame: string) {
      last.delete(channel);
      last.set(channel, { frame, untilMs: Date.now() + CACHE_S * 1000 });
      const [oldest] = last.keys();
      if (last.size > CACHED_CHANNELS && oldest !== undefined) last.delete(oldest);
    },
    of(channel: string): string | undefined {
      const found = last.get(channel);
      return found && found.untilMs > Date.now() ? found.frame : undefined;
    },
  };
}

/** Creates the broker of a single node. */
export function createMemoryBroker(): Broker {
  const channels = new Map<string, Map<string, User>>();
  const connections = new Map<string, number>();
  const cache = createCache();
  let deliver: (publication: Publication) => void = () => {};

  const membersOf = (channel: string): Members =>
    new Map([...(channels.get(channel) ?? [])].map(([id, { info }]) => [id, info]));

  return {
    reachesOthers: () => false,
    start: async (handler) => {
      deliver = handler;
    },
    publish: (publication) => {
      if (publication.cached) cache.keep(publication.channel, publication.frame);
      deliver(publication);
    },
    subscribe: async () => {},
    unsubscribe: async () => {},
    join: async (channel, { userId, info }, except) => {
      const users = channels.get(channel) ?? new Map<string, User>();
      const known = users.get(userId);
      if (!known && users.size >= limits.presenceMembers) return undefined;
      channels.set(channel, users);
      users.set(userId, { info, connections: (known?.connections ?? 0) + 1 });
      if (!known)
        deliver({
          ...{ channel, frame: memberAdded(channel, { userId, info }) },
          ...(except === undefined ? {} : { except }),
        });
      return membersOf(channel);
    },
    leave: async (channel, userId) => {
      const users = channels.get(channel);
      const user = users?.get(userId);
      if (!users || !user) return;
      user.connections -= 1;
      if (user.connections > 0) return;
      users.delete(userId);
      if (users.size === 0) channels.delete(channel);
      deliver({ channel, frame: memberRemoved(channel, userId) });
    },
    presence: async (channel) => membersOf(channel),
    lastOf: async (channel) => cache.of(channel),
    counts: async () => new Map(connections),
    count: (channel, number) => {
      if (number === 0) connections.delete(channel);
      else connections.set(channel, number);
    },
    close: async () => {},
  };
}
