/** What one node tells the others, and itself: published messages come back to the publisher too, so all share one order. */
export interface Envelope {
  channel: string;
  /** The JSON text of the frame. */
  frame: string;
  /** Socket that must not get it. */
  except?: string;
}

export interface Presence {
  /** Users on the channel on all nodes, by id. */
  members: Map<string, Record<string, unknown>>;
  /** True when this was the user's first connection (join) or last (leave). */
  isEdge: boolean;
}

/** Joins the nodes. Messages on `#control` reach every node. */
export interface Broker {
  start(deliver: (envelope: Envelope) => void, onGap: () => void): Promise<void>;
  publish(envelope: Envelope): void;
  /** Whether other nodes may listen to this channel, to which nobody here listens. */
  reachesOthers(channel: string): boolean;
  /** Resolves when messages to the channel will arrive here: subscriptions are acknowledged after it. */
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): Promise<void>;
  join(channel: string, userId: string, info: Record<string, unknown>): Promise<Presence>;
  leave(channel: string, userId: string): Promise<Presence>;
  presence(channel: string): Promise<Map<string, Record<string, unknown>>>;
  /** Connections per channel on all nodes. */
  counts(): Promise<Map<string, number>>;
  /** This node's connections of a channel changed. */
  count(channel: string, connections: number): void;
  close(): Promise<void>;
}

export const CONTROL = '#control';

interface User {
  info: Record<string, unknown>;
  connections: number;
}

/** One node by itself. */
export function createMemoryBroker(): Broker {
  const channels = new Map<string, Map<string, User>>();
  const connections = new Map<string, number>();
  let deliver: (envelope: Envelope) => void = () => {};

  const membersOf = (channel: string) =>
    new Map([...(channels.get(channel) ?? [])].map(([id, { info }]) => [id, info]));

  return {
    reachesOthers: () => false,
    start: async (handler) => {
      deliver = handler;
    },
    publish: (envelope) => {
      deliver(envelope);
    },
    subscribe: async () => {},
    unsubscribe: async () => {},
    join: async (channel, userId, info) => {
      const users = channels.get(channel) ?? new Map<string, User>();
      channels.set(channel, users);
      const user = users.get(userId) ?? { info, connections: 0 };
      user.connections += 1;
      users.set(userId, user);
      return { members: membersOf(channel), isEdge: user.connections === 1 };
    },
    leave: async (channel, userId) => {
      const users = channels.get(channel);
      const user = users?.get(userId);
      if (!users || !user) return { members: membersOf(channel), isEdge: false };
      user.connections -= 1;
      if (user.connections === 0) users.delete(userId);
      if (users.size === 0) channels.delete(channel);
      return { members: membersOf(channel), isEdge: user.connections === 0 };
    },
    presence: async (channel) => membersOf(channel),
    counts: async () => new Map(connections),
    count: (channel, number) => {
      if (number === 0) connections.delete(channel);
      else connections.set(channel, number);
    },
    close: async () => {},
  };
}
