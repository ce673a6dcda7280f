import { isCache, limits, memberAdded, memberRemoved, type PresenceUser } from './protocol.ts';

/**
 * Message that one node publishes to all nodes. The publisher receives it too, so that all nodes receive messages in
 * the same order.
 */
export interface Publication {
  channel: string;
  /** JSON text of the frame. */
  frame: string;
  /** Id of the socket that must not receive the message. */
  except?: string;
  /** True for a cache channel, which sends its latest message to each new subscriber. */
  cached?: true;
}

/** Users of a presence channel across all nodes: `user_info` by user id. */
export type Members = Map<string, Record<string, unknown>>;

/** Broker that connects the nodes. A message on the channel `#control` reaches every node. */
export interface Broker {
  start(deliver: (publication: Publication) => void, onGap: () => void): Promise<void>;
  publish(publication: Publication): void;
  /** Returns true if other nodes may have listeners on this channel. Call it only if this node has none. */
  reachesOthers(channel: string): boolean;
  /**
   * Subscribes this node to a channel. Resolves once the channel's messages reach this node. Only then may a client's
   * subscription be acknowledged.
   */
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): Promise<void>;
  /**
   * Adds a user's connection, and publishes `member_added` if it is the user's first connection. Arrivals and
   * departures are published in order, even across nodes, so that every subscriber's list of users is accurate.
   * @param except socket that must not receive the event
   * @returns all users on the channel; undefined, without any change, if the channel is full
   */
  join(channel: string, user: PresenceUser, except?: string): Promise<Members | undefined>;
  /** Removes one of a user's connections from a channel. Publishes `member_removed` if the user has none left. */
  leave(channel: string, userId: string): Promise<void>;
  presence(channel: string): Promise<Members>;
  /** Returns a cache channel's last event as it was published; undefined if none is stored. */
  lastOf(channel: string): Promise<string | undefined>;
  /** Returns the number of connections per channel across all nodes. */
  counts(): Promise<Map<string, number>>;
  /** Reports how many connections of this node are now subscribed to a channel. */
  count(channel: string, connections: number): void;
  close(): Promise<void>;
}

export const CONTROL = '#control';

/** Retention period of a cache channel's last event, in seconds: half an hour, as in the hosted Pusher service. */
export const CACHE_S = 30 * 60;
/** Maximum number of cached channels in a single-node deployment. With multiple nodes, Redis limits its own memory. */
const CACHED_CHANNELS = 10_000;

/** Creates a message for a channel. A message for a cache channel is kept for new subscribers. */
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

/**
 * Creates a cache that stores the last frame of each cache channel. If it contains too many channels, it drops the
 * oldest frame.
 */
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

/** Creates the broker for a single-node deployment. */
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
