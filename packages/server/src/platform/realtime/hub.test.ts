import { expect, test } from 'vitest';
import type { Broker, Publication } from './broker.ts';
import type { Connection } from './connection.ts';
import { createHub } from './hub.ts';

/** Creates a single-node broker whose `join` fails, as if the presence channels were unavailable. */
function brokerAway() {
  const subscribed = new Set<string>();
  const broker: Partial<Broker> = {
    subscribe: async (channel) => void subscribed.add(channel),
    unsubscribe: async (channel) => void subscribed.delete(channel),
    join: () => Promise.reject(new Error('away')),
    reachesOthers: () => false,
    count: () => {},
  };
  return { broker: broker as Broker, subscribed };
}

const connectionOf = (socketId: string) =>
  ({
    socketId,
    channels: new Map(),
    send: () => {},
    write: () => {},
    cut: () => {},
  }) as unknown as Connection;

test('a subscription that fails at the broker is removed completely', async () => {
  const { broker, subscribed } = brokerAway();
  const hub = createHub(broker);
  const connection = connectionOf('1.1');
  hub.add(connection);
  const visitor = { userId: 'm1', info: {} };
  await expect(hub.subscribe(connection, 'presence-table', visitor)).rejects.toThrow('away');
  expect([hub.mayReach('presence-table'), [...subscribed]]).toEqual([false, []]);
});

test('authoriseAgain closes clerks’ sockets, including one just authorised, but no member’s', async () => {
  const sent: Publication[] = [];
  let deliver: (publication: Publication) => void = () => {};
  // Simulate a broker that connects several nodes. It delivers commands asynchronously, but in order.
  const hub = createHub({
    start: async (hear: typeof deliver) => {
      deliver = hear;
    },
    publish: (publication: Publication) => sent.push(publication),
  } as unknown as Broker);
  void hub.start(() => {});
  const closed: string[] = [];
  for (const socketId of ['1.1', '1.2', '1.3'])
    hub.add({
      ...connectionOf(socketId),
      close: (code: number) => closed.push(`${socketId} ${code}`),
    });
  const offers = [
    ['1.1', hub.offer('1.1', { sessionId: 's1', id: 'clerk-1', kind: 'staff' })],
    ['1.2', hub.offer('1.2', { sessionId: 's2', id: 'clerk-2', kind: 'staff' })],
    ['1.3', hub.offer('1.3', { sessionId: 's3', id: 'member', kind: 'member' })],
  ] as const;
  // Let the sockets accept the offered bindings before the broker delivers the commands that contain these offers.
  const accepted = offers.map(([socketId, id]) => hub.acceptOffer(connectionOf(socketId), id));
  hub.authoriseAgain('clerk-1');
  expect(closed).toEqual([]);
  const orders = [...sent];
  orders.slice(0, 3).forEach((publication) => deliver(publication));
  expect(await Promise.all(accepted)).toEqual([true, true, true]);
  orders.slice(3).forEach((publication) => deliver(publication));
  expect(closed).toEqual(['1.1 4200']);
  hub.authoriseAgain(undefined);
  expect(closed).toEqual(['1.1 4200', '1.1 4200', '1.2 4200']);
});
