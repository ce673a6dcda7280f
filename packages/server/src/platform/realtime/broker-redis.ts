import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from '../log.ts';
import { CACHE_S, CONTROL, type Broker, type Publication, type Members } from './broker.ts';
import { limits, memberAdded, memberRemoved } from './protocol.ts';
import { BEAT, FORGET, JOIN, LEAVE } from './redis-scripts.ts';

const PREFIX = 'wl:rt:';
/**
 * Times in milliseconds: the interval between a node's heartbeats, and the time after which a heartbeat expires. The
 * other nodes remove a node whose heartbeat has expired.
 */
const HEARTBEAT_MS = 5000;
const DEAD_AFTER_MS = 20_000;

const nodesKey = `${PREFIX}nodes`;
/** Returns the key of a node's heartbeat. The key expires when the node stops sending heartbeats. */
const heartbeatKey = (node: string) => `${PREFIX}node:${node}`;
/** Returns the key of the hash that contains a node's connection counts by presence channel and user. */
const tallyKey = (node: string) => `${PREFIX}t:${node}`;
/** Returns the key of a node's connection counts per channel. */
const countsKey = (node: string) => `${PREFIX}c:${node}`;
/**
 * Keys of the two hashes that all nodes share for a presence channel: each user's connection count, and each user's
 * `user_info`.
 */
const usersKey = (channel: string) => `${PREFIX}u:${channel}`;
const infosKey = (channel: string) => `${PREFIX}i:${channel}`;
/** Returns the key for a cache channel's last event. */
const lastKey = (channel: string) => `${PREFIX}l:${channel}`;
/**
 * Returns the hash field in a node's tally (`tallyKey`) that counts a user's connections to a channel. A line break is
 * a safe separator, because channel names contain none.
 */
const placeOf = (channel: string, userId: string) => `${channel}\n${userId}`;

const infosFrom = (pairs: readonly string[]): Members => {
  const members: Members = new Map();
  for (let at = 0; at + 1 < pairs.length; at += 2)
    members.set(pairs[at] ?? '', JSON.parse(pairs[at + 1] ?? '{}') as Record<string, unknown>);
  return members;
};

/** Keeps this node registered in Redis while it runs, and removes nodes whose heartbeats have expired. */
function createHeartbeat(commands: Redis, node: string, deadAfterMs: number) {
  /**
   * Sends a heartbeat.
   * @returns true if this node was not registered, because it is new or the other nodes had removed it
   */
  async function beat(): Promise<boolean> {
    const keys = [heartbeatKey(node), nodesKey];
    return (await commands.eval(BEAT, keys.length, ...keys, node, deadAfterMs)) === 1;
  }

  const forget = (name: string, isOver: boolean) => {
    const keys = [heartbeatKey(name), nodesKey, tallyKey(name), countsKey(name)];
    return commands.eval(FORGET, keys.length, ...keys, name, PREFIX, isOver ? 1 : 0);
  };

  async function nodes(): Promise<{ live: string[]; dead: string[] }> {
    const names = await commands.smembers(nodesKey);
    const beats = await Promise.all(names.map((name) => commands.exists(heartbeatKey(name))));
    return {
      live: names.filter((_, index) => beats[index] === 1),
      dead: names.filter((_, index) => beats[index] === 0),
    };
  }

  return {
    beat,
    nodes,
    /** Sends a heartbeat and removes nodes whose heartbeats have expired. Calls `onGap` if this node was removed. */
    async look(onGap: () => void): Promise<void> {
      // If the other nodes have removed this node, for example because it was suspended for too long, its clients must
      // reconnect.
      if (await beat()) onGap();
      for (const name of (await nodes()).dead) await forget(name, false);
    },
    /** Removes this node from Redis at shutdown. */
    end: () => forget(node, true),
  };
}

/** Creates the functions that publish messages to channels and subscribe this node to channels. */
function createMessages(
  commands: Redis,
  listener: Redis,
  log: Logger,
): Pick<Broker, 'publish' | 'subscribe' | 'unsubscribe' | 'lastOf'> {
  const subscribed = new Map<string, Promise<unknown>>();

  const warnOfLoss = (error: unknown) => {
    log.warn({ err: error }, 'a realtime message was lost');
  };

  return {
    publish(publication) {
      const { channel, frame, cached } = publication;
      const text = JSON.stringify(publication);
      if (cached)
        commands
          .multi()
          .set(lastKey(channel), frame, 'EX', CACHE_S)
          .publish(PREFIX + channel, text)
          .exec()
          .catch(warnOfLoss);
      else commands.publish(PREFIX + channel, text).catch(warnOfLoss);
    },
    async subscribe(channel) {
      const known = subscribed.get(channel) ?? listener.subscribe(PREFIX + channel);
      subscribed.set(channel, known);
      await known;
    },
    async unsubscribe(channel) {
      if (subscribed.delete(channel)) await listener.unsubscribe(PREFIX + channel);
    },
    lastOf: async (channel) => (await commands.get(lastKey(channel))) ?? undefined,
  };
}

/** Creates the functions that track the users of presence channels. */
function createPresence(
  commands: Redis,
  node: string,
): Pick<Broker, 'join' | 'leave' | 'presence'> {
  return {
    async join(channel, user, except) {
      const added: Publication = {
        ...{ channel, frame: memberAdded(channel, user) },
        ...(except === undefined ? {} : { except }),
      };
      const keys = [usersKey(channel), infosKey(channel), tallyKey(node)];
      const values = [
        user.userId,
        JSON.stringify(user.info),
        placeOf(channel, user.userId),
        limits.presenceMembers,
        PREFIX + channel,
        JSON.stringify(added),
      ];
      const pairs = await commands.eval(JOIN, keys.length, ...keys, ...values);
      return pairs === null ? undefined : infosFrom(pairs as string[]);
    },
    async leave(channel, userId) {
      const removed: Publication = { channel, frame: memberRemoved(channel, userId) };
      const keys = [usersKey(channel), infosKey(channel), tallyKey(node)];
      const values = [userId, placeOf(channel, userId), PREFIX + channel, JSON.stringify(removed)];
      await commands.eval(LEAVE, keys.length, ...keys, ...values);
    },
    presence: async (channel) =>
      new Map(
        Object.entries(await commands.hgetall(infosKey(channel))).map(([id, info]) => [
          id,
          JSON.parse(info) as Record<string, unknown>,
        ]),
      ),
  };
}

/**
 * Creates the broker that connects nodes through Redis, with one Redis channel per Pusher channel.
 * - Redis scripts count the users of presence channels and publish arrivals and departures in one step, so that
 *   messages arrive in the order of the changes.
 * - If a node's heartbeat expires, the other nodes remove the node and its users.
 */
export function createRedisBroker(
  url: string,
  log: Logger,
  { heartbeatMs = HEARTBEAT_MS, deadAfterMs = DEAD_AFTER_MS } = {},
): Broker {
  const node = randomBytes(8).toString('hex');
  const options = { lazyConnect: true, maxRetriesPerRequest: 2, enableOfflineQueue: true };
  const commands = new Redis(url, options);
  const listener = new Redis(url, { ...options, maxRetriesPerRequest: null });
  const heartbeat = createHeartbeat(commands, node, deadAfterMs);
  let timer: NodeJS.Timeout | undefined;
  for (const client of [commands, listener])
    client.on('error', (error: Error) => {
      log.warn({ err: error }, 'redis');
    });

  return {
    ...createMessages(commands, listener, log),
    ...createPresence(commands, node),
    reachesOthers: () => true,
    async start(deliver, onGap) {
      listener.on('message', (name: string, text: string) => {
        if (name.startsWith(PREFIX)) deliver(JSON.parse(text) as Publication);
      });
      await Promise.all([commands.connect(), listener.connect()]).catch((error: unknown) => {
        commands.disconnect();
        listener.disconnect();
        throw new Error(`No Redis answers at REDIS_URL (${(error as Error).message}).`);
      });
      await listener.subscribe(PREFIX + CONTROL);
      await heartbeat.beat();
      timer = setInterval(() => {
        heartbeat.look(onGap).catch(() => {});
      }, heartbeatMs);
      timer.unref();
      // ioredis resubscribes after a reconnection, but messages published in the meantime are lost. Clients must
      // therefore reconnect.
      listener.on('ready', onGap);
    },
    async counts() {
      const counts = new Map<string, number>();
      for (const name of (await heartbeat.nodes()).live)
        for (const [channel, count] of Object.entries(await commands.hgetall(countsKey(name))))
          counts.set(channel, (counts.get(channel) ?? 0) + Number(count));
      return counts;
    },
    count(channel, connections) {
      const key = countsKey(node);
      const change =
        connections === 0 ? commands.hdel(key, channel) : commands.hset(key, channel, connections);
      change.catch(() => {});
    },
    async close() {
      clearInterval(timer);
      await heartbeat.end().catch(() => {});
      commands.disconnect();
      listener.disconnect();
    },
  };
}
