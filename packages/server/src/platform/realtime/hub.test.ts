import { expect, test } from 'vitest';
import type { Broker } from './broker.ts';
import type { Connection } from './connection.ts';
import { createHub } from './hub.ts';

/** A broker of one node whose presence cannot be reached. */
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

test('a subscription that the broker fails leaves nothing behind', async () => {
  const { broker, subscribed } = brokerAway();
  const hub = createHub(broker);
  const connection = connectionOf('1.1');
  hub.add(connection);
  const visitor = { userId: 'm1', info: {} };
  await expect(hub.subscribe(connection, 'presence-table', visitor)).rejects.toThrow('away');
  expect([hub.mayReach('presence-table'), [...subscribed]]).toEqual([false, []]);
});
