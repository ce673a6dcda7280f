import { randomUUID } from 'node:crypto';
import type { Subject } from '../auth.ts';
import { createBindings } from './bindings.ts';
import { CONTROL, type Broker, type Publication } from './broker.ts';
import type { Connection } from './connection.ts';
import { createFanout, type Fanout } from './fanout.ts';
import { closeCodes, encodeFrame, isCache, isPresence, type PresenceUser } from './protocol.ts';

/** Key to which the sockets of all clerks are bound. */
const ALL_CLERKS = 'clerks';

export type Hub = ReturnType<typeof createHub>;

/** Command to all nodes on the broker's control channel. */
type Order =
  /**
   * Binds the socket to `keys` when the socket sends the id. The socket is closed when any of these keys is
   * invalidated.
   */
  | { kind: 'offer'; socketId: string; id: string; keys: string[] }
  | { kind: 'authorise_again'; clerkId: string }
  | { kind: 'terminate'; userId: string };

/** Creates the hub of a node, which manages connections and channels and delivers the broker's messages. */
export function createHub(broker: Broker) {
  const connections = new Map<string, Connection>();
  const channels = new Map<string, Fanout>();
  const bindings = createBindings();

  function deliver({ channel, frame, except }: Publication) {
    if (channel === CONTROL) obey(JSON.parse(frame) as Order);
    else channels.get(channel)?.push(frame, except);
  }

  function obey(order: Order) {
    if (order.kind === 'terminate') {
      for (const connection of connections.values())
        if (connection.userId === order.userId)
          connection.close(closeCodes.unauthorised, 'Terminated');
      return;
    }
    if (order.kind === 'authorise_again') {
      closeAll(order.clerkId, closeCodes.reconnect, 'Permissions changed');
      return;
    }
    if (connections.has(order.socketId)) bindings.offer(order.socketId, order.id, order.keys);
  }

  function closeAll(key: string, code: number, reason: string) {
    for (const socketId of bindings.endOf(key)) connections.get(socketId)?.close(code, reason);
  }

  const command = (order: Order) => {
    broker.publish({ channel: CONTROL, frame: JSON.stringify(order) });
  };

  async function subscribe(
    connection: Connection,
    channel: string,
    presence: PresenceUser | undefined,
  ): Promise<boolean> {
    const fanout = channels.get(channel) ?? createFanout();
    channels.set(channel, fanout);
    // Holds back messages, starting before the presence snapshot, until the subscription is acknowledged. As a result,
    // no message is sent before the acknowledgement, and no message after the snapshot is lost.
    const held: Buffer[] = [];
    fanout.readers.set(connection.socketId, {
      socketId: connection.socketId,
      unsent: () => 0,
      write: (bytes) => held.push(bytes),
      cut: () => {
        connection.cut();
      },
    });
    const entered = await enter(channel, presence, connection.socketId).catch(
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
      // The connection closed while the broker was working.
      await unsubscribe(connection, channel);
      return true;
    }
    connection.send({
      event: 'pusher_internal:subscription_succeeded',
      channel,
      data: JSON.stringify(entered.data),
    });
    if (isCache(channel)) sendLast(connection, channel, entered.last, held);
    for (const bytes of held) connection.write(bytes);
    fanout.readers.set(connection.socketId, connection);
    broker.count(channel, fanout.readers.size);
    return true;
  }

  /**
   * Joins a channel.
   * @returns the acknowledgement data and the last event of a cache channel; undefined if the channel is full
   */
  async function enter(channel: string, user: PresenceUser | undefined, socketId: string) {
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

  /** Sends a new subscriber the last event of a cache channel, unless the held messages already include it. */
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

  /** Stops holding back messages for a failed subscription. */
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
    connections,
    start: (onGap: () => void) => broker.start(deliver, onGap),
    add(connection: Connection) {
      connections.set(connection.socketId, connection);
    },
    async remove(connection: Connection) {
      connections.delete(connection.socketId);
      bindings.forget(connection.socketId);
      for (const channel of [...connection.channels.keys()]) await unsubscribe(connection, channel);
    },
    /** Returns false if a message to the channel has no possible reader and need not be built. */
    mayReach: (channel: string) =>
      channels.has(channel) || broker.reachesOthers(channel) || isCache(channel),
    subscribe,
    unsubscribe,
    signedIn(connection: Connection) {
      connections.set(connection.socketId, connection);
    },
    publish: (publication: Publication) => {
      broker.publish(publication);
    },
    /**
     * Offers a binding to a socket on any node. A bound socket is closed when its session ends and, for a clerk, when
     * the clerk's permissions change.
     * @returns the id of the offer, which the socket sends when it subscribes
     */
    offer(
      socketId: string,
      { sessionId, kind, id }: Pick<Subject, 'sessionId' | 'kind' | 'id'>,
    ): string {
      const keys = kind === 'staff' ? [sessionId, id, ALL_CLERKS] : [sessionId];
      const offer = randomUUID();
      command({ kind: 'offer', socketId, id: offer, keys });
      return offer;
    },
    acceptOffer: ({ socketId }: Connection, id: string) => bindings.accept(socketId, id),
    /**
     * Closes a clerk's sockets on all nodes. The command passes through the broker even on this node, so that offers
     * for channels authorised before the change arrive first. If the id is undefined, closes the sockets of all clerks
     * on this node.
     */
    authoriseAgain(clerkId: string | undefined) {
      if (clerkId === undefined) closeAll(ALL_CLERKS, closeCodes.reconnect, 'Permissions unknown');
      else command({ kind: 'authorise_again', clerkId });
    },
    terminate: (userId: string) => {
      command({ kind: 'terminate', userId });
    },
    endSessions(sessionIds: string[]) {
      for (const sessionId of sessionIds)
        closeAll(sessionId, closeCodes.unauthorised, 'Session ended');
    },
    /** Returns a channel's connection count and users for the REST endpoints. */
    async summary(channel: string) {
      const count = (await broker.counts()).get(channel) ?? 0;
      const users = isPresence(channel) ? await broker.presence(channel) : undefined;
      return { count, users };
    },
    counts: () => broker.counts(),
    closeBroker: () => broker.close(),
  };
}
