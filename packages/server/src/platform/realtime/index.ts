import { randomInt } from 'node:crypto';
import type { NewsData, NewsKind } from '@wl/contract/news';
import { staffChannels } from '@wl/contract/office/staff-channels';
import type { FastifyInstance } from 'fastify';
import type { Sessions, Subject } from '../sign-in/auth.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { isOwnOrigin } from '../http/security.ts';
import type { Upgrades } from '../http/upgrades.ts';
import { addAuthorisation, createRules } from './authorise.ts';
import { createMemoryBroker, publicationOf, type Broker } from './broker.ts';
import { createHub } from './hub.ts';
import { eventFrame, isChannelName, limits } from './protocol.ts';
import { createRedisBroker } from './broker-redis.ts';
import { addRest } from './rest.ts';
import { createSockets, type SocketOptions } from './socket.ts';

interface PresenceUser {
  id: string;
  info: Record<string, unknown>;
}

/**
 * Rule that decides whether `subject` may subscribe to a channel. `match` contains the parts of the channel name
 * matched by the `*` characters in the pattern.
 */
export type ChannelRule = (
  subject: Subject,
  match: string[],
) => boolean | PresenceUser | Promise<boolean | PresenceUser>;

export interface Realtime {
  /**
   * Sends a message of at most 10 KB to all listeners of a channel on all nodes. Delivery is at most once, so treat
   * messages as hints. Call this function after the commit (`tx.afterCommit`).
   */
  publish<Kind extends NewsKind>(channel: string, kind: Kind, data: NewsData<Kind>): void;
  /**
   * Returns false if the channel cannot have listeners. In this case, the caller does not need to build the message.
   */
  mayReach(channel: string): boolean;
  /**
   * Adds an access rule for the private or presence channels that match a pattern, such as `private-thread.*`. A rule
   * for presence channels returns the user instead of true.
   *
   * Two rules are built in. Members may listen to their own channel, `private-member.<id>`. Clerks may listen to a
   * channel in `staffChannels` if they have the permission listed there.
   */
  allowChannel(pattern: string, rule: ChannelRule): void;
  /**
   * Closes the sockets of a clerk on all nodes or, if the id is undefined, the sockets of all clerks on this node. The
   * pages reconnect immediately, and their channel permissions are checked again when they request new signatures.
   */
  authoriseAgain(clerkId: string | undefined): void;
  /** Adds the socket endpoint, the REST endpoints and channel authorisation to the server. */
  attach(app: FastifyInstance): void;
  close(): Promise<void>;
}

export interface RealtimeOptions {
  config: Config;
  log: Logger;
  metrics: Metrics;
  sessions: Sessions;
  /** Paths that features handle. Handshakes on all other paths are for realtime messages. */
  upgrades: Upgrades;
  broker?: Broker;
  /** Ping and pong timeouts in milliseconds. Tests use shorter timeouts. */
  timings?: Pick<SocketOptions, 'pingAfterMs' | 'pongWithinMs'>;
}

export function createRealtime(options: RealtimeOptions): Realtime {
  const { config, log, metrics, sessions, upgrades } = options;
  const broker =
    options.broker ??
    (config.redisUrl ? createRedisBroker(config.redisUrl, log) : createMemoryBroker());
  const hub = createHub(broker);
  const rules = createRules();
  const sockets = createSockets({
    app: config.pusher,
    hub,
    log,
    isOwnOrigin: (origin, host) => isOwnOrigin(origin, host, config),
    ...options.timings,
  });
  metrics.gauge('realtime_connections', 'Open realtime connections.', [], () => {
    return hub.connections.size;
  });
  const published = metrics.counter('realtime_published_total', 'Published messages.');
  rules.add('private-member.*', (subject, [id]) => subject.kind === 'member' && subject.id === id);
  for (const channel of Object.keys(staffChannels))
    rules.add(channel, (subject) => subject.kind === 'staff');
  sessions.onEnd((ids) => {
    hub.endSessions(ids);
  });

  return {
    publish(channel, { name }, data) {
      if (!isChannelName(channel)) throw new Error(`"${String(channel)}" is not a channel name`);
      published.inc();
      if (!hub.mayReach(channel)) return;
      const text = JSON.stringify(data);
      if (Buffer.byteLength(text) > limits.dataBytes)
        throw new Error(`${name} on ${channel} is over 10 KB`);
      broker.publish(publicationOf(channel, eventFrame(channel, name, text)));
    },
    mayReach: (channel) => hub.mayReach(channel),
    allowChannel: (pattern, rule) => {
      rules.add(pattern, rule);
    },
    authoriseAgain: (clerkId) => {
      hub.authoriseAgain(clerkId);
    },
    attach(app) {
      app.server.on('upgrade', (request, socket, head) => {
        if (!upgrades.take(request, socket, head)) sockets.upgrade(request, socket, head);
      });
      app.addHook('onReady', () =>
        hub.start(() => {
          // Messages that other nodes sent while the broker was unreachable are lost. Close all connections, because
          // clients reload their data when they reconnect.
          log.warn('the broker was unreachable; clients are asked to reconnect');
          for (const connection of hub.connections.values())
            setTimeout(() => {
              connection.close(4200, 'Broker lost');
            }, randomInt(2000)).unref();
        }),
      );
      // Drain the sockets before the server closes, because closing waits until all connections have ended.
      app.addHook('preClose', sockets.drain);
      addAuthorisation(app, { rules, hub, app: config.pusher, sessions });
      addRest(app, hub, config.pusher);
    },
    close: () => hub.closeBroker(),
  };
}
