import { randomUUID } from 'node:crypto';
import type { Subject } from '../sign-in/auth.ts';
import { createBindings } from './bindings.ts';
import { CONTROL, type Broker } from './broker.ts';
import type { Connection } from './connection.ts';
import { closeCodes } from './protocol.ts';

/** Key to which all clerks' sockets are bound. */
const ALL_CLERKS = 'clerks';

/** Command sent to all nodes through the broker's control channel. */
export type Order =
  /**
   * Offers to bind a socket to `keys`. The binding takes effect when the socket sends `id`. From then on, the socket is
   * closed as soon as any of the keys is invalidated.
   */
  | { kind: 'offer'; socketId: string; id: string; keys: string[] }
  | { kind: 'authorise_again'; clerkId: string }
  | { kind: 'terminate'; userId: string };

/**
 * Creates the part of the hub that closes the connections of users who have lost access. It sends its commands to all
 * nodes through the broker's control channel.
 */
export function createControl(broker: Broker, connections: ReadonlyMap<string, Connection>) {
  const bindings = createBindings();

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

  return {
    obey,
    forget: (socketId: string) => {
      bindings.forget(socketId);
    },
    /**
     * Creates an offer to bind a socket, on any node, to a session. A bound socket is closed when the session ends or
     * when the clerk's permissions change.
     * @returns the id of the offer, which the client sends when it subscribes
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
     * On all nodes, closes the sockets of a clerk whose permissions have changed. If the id is undefined, closes all
     * clerks' sockets, but only on this node. A command for one clerk is sent through the broker even to this node, so
     * that every node processes earlier `offer` commands first.
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
  };
}
