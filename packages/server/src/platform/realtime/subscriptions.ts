import type { Broker } from './broker.ts';
import type { Connection } from './connection.ts';
import { createFanout, type Fanout } from './fanout.ts';
import { encodeFrame, isCache, type PresenceUser } from './protocol.ts';

/**
 * Joins a channel on behalf of a client.
 * @returns the data of the acknowledgement and, for a cache channel, its last event; undefined if the channel is full
 */
async function enter(
  broker: Broker,
  channel: string,
  user: PresenceUser | undefined,
  socketId: string,
) {
  await broker.subscribe(channel);
  const members = user && (await broker.join(channel, user, socketId));
  if (user && !members) return undefined;
  const last = isCache(channel) ? await broker.lastOf(channel) : undefined;
  if (!members) return { data: {}, last };
  const ids = [...members.keys()];
  return {
    data: { presence: { ids, hash: Object.fromEntries(members), count: ids.length } },
    last,
  };
}

/**
 * Starts collecting a subscriber's messages instead of sending them. Call it before taking the presence snapshot, so
 * that no later message is lost or sent before the acknowledgement.
 *
 * @returns the array to which the messages are added
 */
function hold(connection: Connection, fanout: Fanout): Buffer[] {
  const held: Buffer[] = [];
  fanout.readers.set(connection.socketId, {
    socketId: connection.socketId,
    unsent: () => 0,
    write: (bytes) => held.push(bytes),
    cut: () => {
      connection.cut();
    },
  });
  return held;
}

/** Acknowledges a subscription and sends the messages that were held back. */
function acknowledge(
  connection: Connection,
  channel: string,
  { data, last }: { data: object; last: string | undefined },
  held: readonly Buffer[],
) {
  connection.send({
    event: 'pusher_internal:subscription_succeeded',
    channel,
    data: JSON.stringify(data),
  });
  if (isCache(channel)) sendLast(connection, channel, last, held);
  for (const bytes of held) connection.write(bytes);
}

/**
 * Sends a new subscriber a cache channel's last event, unless the messages held during subscription include it. Sends
 * `pusher:cache_miss` if there is no last event.
 */
function sendLast(
  connection: Connection,
  channel: string,
  last: string | undefined,
  held: readonly Buffer[],
) {
  if (last === undefined) connection.send({ event: 'pusher:cache_miss', channel, data: '{}' });
  else {
    const bytes = encodeFrame(last);
    if (!held.some((one) => one.includes(bytes))) connection.write(bytes);
  }
}

/** Creates the functions that manage the channel subscriptions of a node's connections. */
export function createSubscriptions(broker: Broker, connections: ReadonlyMap<string, Connection>) {
  const channels = new Map<string, Fanout>();

  async function subscribe(
    connection: Connection,
    channel: string,
    presence: PresenceUser | undefined,
  ): Promise<boolean> {
    const fanout = channels.get(channel) ?? createFanout();
    channels.set(channel, fanout);
    const held = hold(connection, fanout);
    const entered = await enter(broker, channel, presence, connection.socketId).catch(
      async (error: unknown) => {
        await giveUp(connection, channel, fanout);
        throw error;
      },
    );
    if (!entered) {
      await giveUp(connection, channel, fanout);
      return false;
    }
    connection.channels.set(channel, presence);
    if (!connections.has(connection.socketId)) {
      // If the connection closed while the broker was processing the subscription, undo the subscription.
      await unsubscribe(connection, channel);
      return true;
    }
    acknowledge(connection, channel, entered, held);
    fanout.readers.set(connection.socketId, connection);
    broker.count(channel, fanout.readers.size);
    return true;
  }

  /**
   * Removes a socket from the channel after its subscription has failed. The messages held back for the socket are
   * dropped.
   */
  async function giveUp(connection: Connection, channel: string, fanout: Fanout) {
    fanout.readers.delete(connection.socketId);
    await dropIfEmpty(channel, fanout);
  }

  async function unsubscribe(connection: Connection, channel: string): Promise<void> {
    if (!connection.channels.has(channel)) return;
    const presence = connection.channels.get(channel);
    connection.channels.delete(channel);
    const fanout = channels.get(channel);
    fanout?.readers.delete(connection.socketId);
    if (fanout) broker.count(channel, fanout.readers.size);
    if (presence) await broker.leave(channel, presence.userId);
    if (fanout) await dropIfEmpty(channel, fanout);
  }

  async function dropIfEmpty(channel: string, fanout: Fanout) {
    if (fanout.readers.size > 0 || channels.get(channel) !== fanout) return;
    channels.delete(channel);
    await broker.unsubscribe(channel);
  }

  return {
    subscribe,
    unsubscribe,
    has: (channel: string) => channels.has(channel),
    push: (channel: string, frame: string, except: string | undefined) => {
      channels.get(channel)?.push(frame, except);
    },
  };
}
