import { CONTROL, type Broker, type Publication } from './broker.ts';
import type { Connection } from './connection.ts';
import { createControl, type Order } from './control.ts';
import { isCache, isPresence } from './protocol.ts';
import { createSubscriptions } from './subscriptions.ts';

export type Hub = ReturnType<typeof createHub>;

/** Creates the hub of a node, which manages connections and channels and delivers the broker's messages. */
export function createHub(broker: Broker) {
  const connections = new Map<string, Connection>();
  const { subscribe, unsubscribe, has, push } = createSubscriptions(broker, connections);
  const { obey, forget, ...control } = createControl(broker, connections);

  function deliver({ channel, frame, except }: Publication) {
    if (channel === CONTROL) obey(JSON.parse(frame) as Order);
    else push(channel, frame, except);
  }

  return {
    ...control,
    connections,
    start: (onGap: () => void) => broker.start(deliver, onGap),
    add(connection: Connection) {
      connections.set(connection.socketId, connection);
    },
    async remove(connection: Connection) {
      connections.delete(connection.socketId);
      forget(connection.socketId);
      for (const channel of [...connection.channels.keys()]) await unsubscribe(connection, channel);
    },
    /**
     * Returns false if nobody can receive messages on this channel. In this case, the caller does not need to build the
     * message.
     */
    mayReach: (channel: string) =>
      has(channel) || broker.reachesOthers(channel) || isCache(channel),
    subscribe,
    unsubscribe,
    signedIn(connection: Connection) {
      connections.set(connection.socketId, connection);
    },
    publish: (publication: Publication) => {
      broker.publish(publication);
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
