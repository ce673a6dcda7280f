import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from '../log.ts';
import { CONTROL, type Broker, type Envelope } from './broker.ts';

const PREFIX = 'wl:rt:';
/** A node's tallies count while its heartbeat lives. */
const HEARTBEAT_MS = 5000;
const DEAD_AFTER_S = 20;

/**
 * Joins nodes by Redis: one Redis channel per Pusher channel. Each node keeps its own tally per presence channel
 * (`p:<channel>:<node>`: user → connections and info) and of connections (`c:<node>`), which count while its heartbeat
 * key lives; so a killed node leaves nothing to clean up by hand.
 */
export function createRedisBroker(url: string, log: Logger): Broker {
  const node = randomBytes(8).toString('hex');
  const options = { lazyConnect: true, maxRetriesPerRequest: 2, enableOfflineQueue: true };
  const commands = new Redis(url, options);
  const listener = new Redis(url, { ...options, maxRetriesPerRequest: null });
  const subscribed = new Map<string, Promise<unknown>>();
  const local = new Map<
    string,
    Map<string, { info: Record<string, unknown>; connections: number }>
  >();
  let timer: NodeJS.Timeout | undefined;
  for (const client of [commands, listener])
    client.on('error', (error: Error) => {
      log.warn({ err: error }, 'redis');
    });

  const beat = () =>
    commands
      .set(`${PREFIX}node:${node}`, '1', 'EX', DEAD_AFTER_S)
      .then(() => commands.sadd(`${PREFIX}nodes`, node));

  /** Nodes whose heartbeat lives; the tallies of the others are removed by whoever notices. */
  async function liveNodes(): Promise<string[]> {
    const nodes = await commands.smembers(`${PREFIX}nodes`);
    const beats = await Promise.all(nodes.map((name) => commands.exists(`${PREFIX}node:${name}`)));
    const dead = nodes.filter((_, index) => beats[index] === 0);
    for (const name of dead) {
      const keys = await commands.smembers(`${PREFIX}keys:${name}`);
      if (keys.length > 0) await commands.del(...keys);
      await commands.del(`${PREFIX}keys:${name}`, `${PREFIX}c:${name}`);
      await commands.srem(`${PREFIX}nodes`, name);
    }
    return nodes.filter((_, index) => beats[index] === 1);
  }

  const presenceKey = (channel: string, name: string) => `${PREFIX}p:${channel}:${name}`;

  async function membersOf(channel: string) {
    const members = new Map<string, Record<string, unknown>>();
    for (const name of await liveNodes()) {
      const users = await commands.hgetall(presenceKey(channel, name));
      for (const [id, info] of Object.entries(users))
        members.set(id, JSON.parse(info) as Record<string, unknown>);
    }
    return members;
  }

  return {
    reachesOthers: () => true,
    async start(deliver, onGap) {
      listener.on('message', (name: string, text: string) => {
        if (name.startsWith(PREFIX)) deliver(JSON.parse(text) as Envelope);
      });
      await Promise.all([commands.connect(), listener.connect()]).catch((error: unknown) => {
        commands.disconnect();
        listener.disconnect();
        throw new Error(`No Redis answers at REDIS_URL (${(error as Error).message}).`);
      });
      await listener.subscribe(PREFIX + CONTROL);
      await beat();
      timer = setInterval(() => {
        beat().catch(() => {});
      }, HEARTBEAT_MS);
      timer.unref();
      // ioredis subscribes again by itself; what was published in between is lost.
      listener.on('ready', onGap);
    },
    publish(envelope) {
      commands
        .publish(PREFIX + envelope.channel, JSON.stringify(envelope))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'a realtime message was lost');
        });
    },
    async subscribe(channel) {
      const known = subscribed.get(channel) ?? listener.subscribe(PREFIX + channel);
      subscribed.set(channel, known);
      await known;
    },
    async unsubscribe(channel) {
      if (subscribed.delete(channel)) await listener.unsubscribe(PREFIX + channel);
    },
    async join(channel, userId, info) {
      const before = await membersOf(channel);
      const users =
        local.get(channel) ?? new Map<string, { info: typeof info; connections: number }>();
      local.set(channel, users);
      const user = users.get(userId) ?? { info, connections: 0 };
      user.connections += 1;
      users.set(userId, user);
      const key = presenceKey(channel, node);
      await commands.hset(key, userId, JSON.stringify(info));
      await commands.sadd(`${PREFIX}keys:${node}`, key);
      const isEdge = !before.has(userId);
      return { members: before.set(userId, info), isEdge };
    },
    async leave(channel, userId) {
      const users = local.get(channel);
      const user = users?.get(userId);
      if (users && user) {
        user.connections -= 1;
        if (user.connections === 0) {
          users.delete(userId);
          await commands.hdel(presenceKey(channel, node), userId);
        }
      }
      const members = await membersOf(channel);
      return { members, isEdge: !members.has(userId) };
    },
    presence: membersOf,
    async counts() {
      const counts = new Map<string, number>();
      for (const name of await liveNodes())
        for (const [channel, count] of Object.entries(await commands.hgetall(`${PREFIX}c:${name}`)))
          counts.set(channel, (counts.get(channel) ?? 0) + Number(count));
      return counts;
    },
    count(channel, connections) {
      const key = `${PREFIX}c:${node}`;
      const change =
        connections === 0 ? commands.hdel(key, channel) : commands.hset(key, channel, connections);
      change.catch(() => {});
    },
    async close() {
      clearInterval(timer);
      await commands.del(`${PREFIX}node:${node}`).catch(() => {});
      await liveNodes().catch(() => {});
      commands.disconnect();
      listener.disconnect();
    },
  };
}
