/**
 * Broker for realtime messages between the processes of one server, in a star topology. The main process is the centre.
 * Each worker process (../processes/worker-processes.ts) is connected only to the main process. All messages pass
 * through the main process, so their order is the same everywhere. A message is sent only to processes with listeners
 * for its channel.
 */
import {
  CONTROL,
  createMemoryBroker,
  type Broker,
  type Publication,
  type Members,
} from './broker.ts';
import type { PresenceUser } from './protocol.ts';
import { createCounts, createJoined, createListeners } from './star-registers.ts';

/**
 * Connection between the main process and one worker process. While it is open, it delivers structured messages in
 * order.
 */
export interface Port {
  send(message: StarMessage): void;
  onMessage(hear: (message: StarMessage) => void): void;
  onEnd(fn: () => void): void;
}

type Users = [string, Record<string, unknown>][];

/** Requests from a worker process to the main process, with their responses. */
export interface Asks {
  subscribe: { args: [channel: string]; answer: null };
  unsubscribe: { args: [channel: string]; answer: null };
  /** Adds a user to a presence channel. The response lists the channel's users, or is null if the channel is full. */
  join: {
    args: [channel: string, user: PresenceUser, except?: string | undefined];
    answer: Users | null;
  };
  leave: { args: [channel: string, userId: string]; answer: null };
  lastOf: { args: [channel: string]; answer: string | null };
  presence: { args: [channel: string]; answer: Users };
  counts: { args: []; answer: [string, number][] };
}
type AskName = keyof Asks;

export type StarMessage =
  | { star: 'publish'; publication: Publication }
  | { star: 'deliver'; publication: Publication }
  | { star: 'ask'; no: number; name: AskName; args: unknown[] }
  | { star: 'answer'; no: number; answer: unknown }
  | { star: 'count'; channel: string; connections: number }
  /** Reports that the channel has gained its first listener (`yes` is true) or lost its last one (`yes` is false). */
  | { star: 'listened'; channel: string; yes: boolean };

export function isStarMessage(message: unknown): message is StarMessage {
  return typeof message === 'object' && message !== null && 'star' in message;
}

const pairsOf = (members: Members | undefined): Users | null => (members ? [...members] : null);

/** Node number of the main process. */
const CENTRE = 0;

export interface StarBroker extends Broker {
  /** Adds a worker process. When it disconnects, the users connected only to it are removed from their channels. */
  adopt(port: Port): void;
}

/** Realtime state that the main process keeps on behalf of all processes, including itself. */
interface Centre {
  /** Broker that stores the users of presence channels and the last events of cache channels for all processes. */
  memory: Broker;
  listeners: ReturnType<typeof createListeners>;
  counts: ReturnType<typeof createCounts>;
  joined: ReturnType<typeof createJoined>;
}

/** Carries out a request from a worker process and returns the response. */
async function answer(
  { memory, listeners, counts, joined }: Centre,
  node: number,
  name: AskName,
  args: unknown[],
): Promise<unknown> {
  switch (name) {
    case 'subscribe':
    case 'unsubscribe':
      listeners.listen(node, ...(args as Asks['subscribe']['args']), name === 'subscribe');
      return null;
    case 'join':
      return pairsOf(await joined.join(node, args as Asks['join']['args']));
    case 'leave':
      await joined.leave(node, args as Asks['leave']['args']);
      return null;
    case 'lastOf':
      return (await memory.lastOf(...(args as Asks['lastOf']['args']))) ?? null;
    case 'presence':
      return [...(await memory.presence(...(args as Asks['presence']['args'])))];
    case 'counts':
      return [...counts.totals()];
  }
}

export function createStarBroker(): StarBroker {
  const memory = createMemoryBroker();
  const ports = new Map<number, Port>();
  const listeners = createListeners(ports);
  const counts = createCounts();
  const joined = createJoined(memory);
  const centre: Centre = { memory, listeners, counts, joined };
  let lastNode = CENTRE;
  let deliver: (publication: Publication) => void = () => {};

  function spread(publication: Publication) {
    const { channel } = publication;
    deliver(publication);
    const nodes = channel === CONTROL ? ports.keys() : listeners.of(channel);
    for (const node of nodes) ports.get(node)?.send({ star: 'deliver', publication });
  }

  /** Removes a worker process that has ended. Users connected only to that process leave their channels. */
  async function forget(node: number) {
    ports.delete(node);
    counts.forget(node);
    listeners.forget(node);
    await joined.forget(node);
  }

  return {
    start: async (handler) => {
      deliver = handler;
      await memory.start(spread, () => {});
    },
    publish: (publication) => {
      memory.publish(publication);
    },
    reachesOthers: (channel) => listeners.has(channel),
    subscribe: async (channel) => {
      listeners.listen(CENTRE, channel, true);
    },
    unsubscribe: async (channel) => {
      listeners.listen(CENTRE, channel, false);
    },
    join: (...args) => joined.join(CENTRE, args),
    leave: (...args) => joined.leave(CENTRE, args),
    presence: (channel) => memory.presence(channel),
    lastOf: (channel) => memory.lastOf(channel),
    counts: async () => counts.totals(),
    count: (channel, connections) => {
      counts.set(CENTRE, channel, connections);
    },
    close: async () => {},
    adopt(port) {
      const node = ++lastNode;
      ports.set(node, port);
      for (const channel of listeners.channels())
        port.send({ star: 'listened', channel, yes: true });
      port.onMessage((message) => {
        if (message.star === 'publish') memory.publish(message.publication);
        else if (message.star === 'count') counts.set(node, message.channel, message.connections);
        else if (message.star === 'ask') {
          const { no, name, args } = message;
          void answer(centre, node, name, args).then((given) => {
            ports.get(node)?.send({ star: 'answer', no, answer: given });
          });
        }
      });
      port.onEnd(() => void forget(node));
    },
  };
}

/**
 * Creates the broker of a worker process. The broker forwards all requests to the main process. Requests need no
 * timeout, because the worker process exits if its connection to the main process ends.
 */
export function createRayBroker(port: Port): Broker {
  const listened = new Set<string>();
  const asked = new Map<number, (answer: unknown) => void>();
  let lastNo = 0;
  let deliver: (publication: Publication) => void = () => {};
  port.onMessage((message) => {
    if (message.star === 'deliver') deliver(message.publication);
    else if (message.star === 'listened') {
      if (message.yes) listened.add(message.channel);
      else listened.delete(message.channel);
    } else if (message.star === 'answer') {
      asked.get(message.no)?.(message.answer);
      asked.delete(message.no);
    }
  });

  function ask<N extends AskName>(name: N, ...args: Asks[N]['args']): Promise<Asks[N]['answer']> {
    const no = ++lastNo;
    return new Promise((resolve) => {
      asked.set(no, resolve as (answer: unknown) => void);
      port.send({ star: 'ask', no, name, args });
    });
  }

  return {
    start: async (handler) => {
      deliver = handler;
    },
    publish: (publication) => {
      port.send({ star: 'publish', publication });
    },
    reachesOthers: (channel) => listened.has(channel),
    subscribe: async (channel) => {
      await ask('subscribe', channel);
    },
    unsubscribe: async (channel) => {
      await ask('unsubscribe', channel);
    },
    join: async (...args) => {
      const members = await ask('join', ...args);
      return members === null ? undefined : new Map(members);
    },
    leave: async (...args) => {
      await ask('leave', ...args);
    },
    lastOf: async (channel) => (await ask('lastOf', channel)) ?? undefined,
    presence: async (channel) => new Map(await ask('presence', channel)),
    counts: async () => new Map(await ask('counts')),
    count: (channel, connections) => {
      port.send({ star: 'count', channel, connections });
    },
    close: async () => {},
  };
}
