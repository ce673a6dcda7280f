/**
 * Tests the forms' presence channels across two nodes. A presence channel shows each clerk which other clerks have the
 * same form open.
 */
import type { AddressInfo } from 'node:net';
import { formChannel } from '@wl/contract/office/staff-forms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import {
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { startRedis, type TestRedis } from '../../platform/testing/testing-redis.ts';
import { makeClerk } from './testing-clerks.ts';

type Clerk = Awaited<ReturnType<typeof makeClerk>>;
type Node = Pick<TestApp, 'app'>;
let redis: TestRedis;
let app: TestApp;
let second: Awaited<ReturnType<typeof startTestNode>>;
let ada: Clerk;
let bo: Clerk;
let channel: string;

beforeAll(async () => {
  redis = await startRedis();
  app = await startTestApp({
    clock: testClock('2026-03-02T12:00:00Z'),
    config: { redisUrl: redis.url },
  });
  second = await startTestNode(app);
  for (const each of [app, second]) await each.app.listen({ port: 0, host: '127.0.0.1' });
  ada = await makeClerk(app, ['marketing'], 'Ada Byron');
  bo = await makeClerk(app, ['marketing'], 'Bo Derek');
});
afterAll(async () => {
  await second.close();
  await app.close();
  await redis.close();
});
beforeEach(() => {
  channel = formChannel('article', uuidv7(), 'tr');
});

const authorise = (client: TestClient, socketId: string, name: string) =>
  client.post('/api/broadcasting/auth', { socket_id: socketId, channel_name: name });

/** Payload of the WebSocket messages that a window receives. */
interface Data {
  socket_id?: string;
  presence?: { hash: Record<string, { name: string }> };
  user_id?: string;
  user_info?: { name: string };
}

/**
 * Simulates a window with an open form: connects to a node and joins the form's channel. Returns functions that read
 * the clerks' names shown in the window, count the changes of these names, and close the connection.
 */
async function openForm(node: Node, clerk: Clerk, name = channel) {
  const { key } = app.deps.config.pusher;
  const { port } = node.app.server.address() as AddressInfo;
  const ws = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`);
  const shown = new Map<string, string>();
  let changes = 0;
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  const joined = new Promise<void>((resolve, reject) => {
    const handlers: Record<string, (data: Data) => void> = {
      'pusher:connection_established': ({ socket_id: id = '' }) =>
        void authorise(clerk, id, name).then(({ body }) => {
          const data = { channel: name, ...(body as object) };
          ws.send(JSON.stringify({ event: 'pusher:subscribe', data }));
        }),
      'pusher:subscription_error': () => reject(new Error('refused')),
      'pusher_internal:subscription_succeeded': ({ presence }) => {
        for (const [id, info] of Object.entries(presence?.hash ?? {})) shown.set(id, info.name);
        resolve();
      },
      'pusher_internal:member_added': ({ user_id: id = '', user_info: info }) => {
        shown.set(id, info?.name ?? '');
        changes += 1;
      },
      'pusher_internal:member_removed': ({ user_id: id = '' }) => {
        shown.delete(id);
        changes += 1;
      },
    };
    ws.on('message', (text: Buffer) => {
      const { event, data } = JSON.parse(text.toString()) as { event: string; data: string };
      handlers[event]?.(JSON.parse(data) as Data);
    });
  });
  await joined;
  return {
    closed,
    names: () => [...shown.values()].toSorted(),
    changes: () => changes,
    close: () => ws.close(),
    /** Ends the connection without a closing handshake, as happens when a browser crashes. */
    crash: () => ws.terminate(),
  };
}

describe('clerks with the same form open', () => {
  test('see each other on both nodes, until the window is closed', async () => {
    const adas = await openForm(app, ada);
    expect(adas.names()).toEqual(['Ada Byron']);
    const bos = await openForm(second, bo);
    expect(bos.names()).toEqual(['Ada Byron', 'Bo Derek']);
    await expect.poll(adas.names).toEqual(['Ada Byron', 'Bo Derek']);
    bos.close();
    await expect.poll(adas.names, { timeout: 5000 }).toEqual(['Ada Byron']);
    adas.close();
  });

  test('count once with two windows on two nodes, and stay until the last window has gone', async () => {
    const adas = await openForm(app, ada);
    const first = await openForm(app, bo);
    const other = await openForm(second, bo);
    expect(other.names()).toEqual(['Ada Byron', 'Bo Derek']);
    first.crash();
    // Messages arrive in order, so when Cleo's name appears, all earlier messages have been received.
    const cleo = await openForm(second, await makeClerk(app, ['marketing'], 'Cleo Clerk'));
    await expect.poll(adas.names).toEqual(['Ada Byron', 'Bo Derek', 'Cleo Clerk']);
    expect(adas.changes()).toBe(2);
    other.crash();
    await expect.poll(adas.names, { timeout: 5000 }).toEqual(['Ada Byron', 'Cleo Clerk']);
    for (const each of [adas, cleo]) each.close();
  });

  test('do not see clerks who have another object or language open', async () => {
    const adas = await openForm(app, ada);
    const others = await openForm(second, bo, formChannel('article', uuidv7(), 'tr'));
    const language = await openForm(second, bo, channel.replace(/tr$/, 'en'));
    expect(language.names()).toEqual(['Bo Derek']);
    expect(adas.names()).toEqual(['Ada Byron']);
    for (const each of [adas, others, language]) each.close();
  });

  test('disappear when they lose the permission', async () => {
    const cleo = await makeClerk(app, ['marketing'], 'Cleo Clerk');
    const [adas, cleos] = [await openForm(app, ada), await openForm(second, cleo)];
    await expect.poll(adas.names).toEqual(['Ada Byron', 'Cleo Clerk']);
    await app.deps.database.owner.query(
      `update staff_clerks set roles = '{payments}' where id = $1`,
      [cleo.subjectId],
    );
    await app.deps.transaction((tx) => app.deps.gates.staffChanged(tx, cleo.subjectId));
    expect(await cleos.closed).toBe(4200);
    await expect.poll(adas.names).toEqual(['Ada Byron']);
    expect((await authorise(cleo, '1.1', channel)).status).toBe(403);
    adas.close();
  });
});

describe('the channel of a form is refused', () => {
  test('to clerks without the permission, to members, and to visitors', async () => {
    const payments = await makeClerk(app, ['payments'], 'Paul Payments');
    expect((await authorise(payments, '1.1', channel)).status).toBe(403);
    expect((await authorise(ada, '1.1', channel)).status).toBe(200);
    expect((await authorise(await app.signedIn('member'), '1.1', channel)).status).toBe(403);
    expect((await authorise(app.client(), '1.1', channel)).status).toBe(401);
  });

  test.each([
    'presence-form.nothing.1',
    'presence-form.constructor.1',
    'presence-form.article',
    'presence-form.article.',
    'presence-form.article.1.2',
    'presence-form..1',
    'private-form.article.1',
  ])('if it belongs to no known form: %s', async (name) => {
    expect((await authorise(ada, '1.1', name)).status).toBe(403);
  });
});
