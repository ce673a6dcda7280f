import { walletNews } from '@wl/contract/news/wallet';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { staffChannels } from '@wl/contract/office/staff-channels';
import PusherServer from 'pusher';
import PusherJs, { type Channel, type PresenceChannel } from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config/config.ts';
import { startTestApp, type TestApp } from '../testing.ts';

type PusherClient = PusherJs.default;
// Depending on the module loader, importing this CommonJS package yields the class itself or an object whose `default`
// is the class.
const Pusher =
  (PusherJs as { default?: typeof PusherJs.default }).default ??
  (PusherJs as unknown as typeof PusherJs.default);

let casino: TestApp;
let port: number;
let rest: PusherServer;
const open: PusherClient[] = [];

beforeAll(async () => {
  casino = await startTestApp({ features: [] });
  await casino.app.listen({ port: 0, host: '127.0.0.1' });
  port = (casino.app.server.address() as AddressInfo).port;
  const { appId, key, secret } = casino.deps.config.pusher;
  rest = new PusherServer({
    appId,
    key,
    secret,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
  });
  casino.deps.realtime.allowChannel('presence-room.*', (subject, [room]) =>
    room === 'closed' ? false : { id: subject.id, info: { room } },
  );
});
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});
afterAll(() => casino.close());

const keys = () => casino.deps.config.pusher;
const signature = (text: string) =>
  `${keys().key}:${createHmac('sha256', keys().secret).update(text).digest('hex')}`;

type Signed = Awaited<ReturnType<TestApp['signedIn']>>;

/** Creates a real pusher-js client that is authorised through our API, like the application's client. */
function pusher(member?: Signed): PusherClient {
  const client = new Pusher(keys().key, {
    cluster: 'wl',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, callback) => {
        if (!member) return;
        void member
          .request('POST', '/api/broadcasting/auth', {
            socket_id: socketId,
            channel_name: channelName,
          })
          .then((reply) => {
            if (reply.status === 200) callback(null, reply.body as { auth: string });
            else callback(new Error(String(reply.status)), null);
          });
      },
    },
  });
  open.push(client);
  return client;
}

const once = <T>(target: { bind(name: string, fn: (data: T) => void): unknown }, name: string) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      reject(new Error(`no ${name}`));
    }, 60_000).unref();
    target.bind(name, resolve);
  });

async function joined(client: PusherClient, name: string): Promise<Channel> {
  const channel = client.subscribe(name);
  await once(channel, 'pusher:subscription_succeeded');
  return channel;
}

/** Opens a raw socket, for messages that pusher-js would never send. */
async function bare(path = `/app/${keys().key}?protocol=7`, headers: Record<string, string> = {}) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const got: { event: string; channel?: string; data: unknown; user_id?: string }[] = [];
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  ws.on('message', (data: Buffer) => got.push(JSON.parse(data.toString()) as (typeof got)[number]));
  await new Promise((resolve) => ws.once('open', resolve));
  const until = async (check: (message: (typeof got)[number]) => boolean) => {
    const reported = () => `not among ${JSON.stringify(got)}`;
    await expect.poll(() => got.some(check) || reported(), { interval: 10 }).toBe(true);
    return got.find(check) as (typeof got)[number];
  };
  const send = (message: object) => {
    ws.send(JSON.stringify(message));
  };
  const socketId = async () => {
    const { data } = await until(({ event }) => event === 'pusher:connection_established');
    return (JSON.parse(data as string) as { socket_id: string }).socket_id;
  };
  return { ws, got, closed, until, send, socketId };
}

describe('the socket handshake', () => {
  test('sends pusher:connection_established and answers pings', async () => {
    const socket = await bare();
    const { data } = await socket.until(({ event }) => event === 'pusher:connection_established');
    expect(JSON.parse(data as string)).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/) as string,
      activity_timeout: 120,
    });
    socket.send({ event: 'pusher:ping', data: {} });
    expect((await socket.until(({ event }) => event === 'pusher:pong')).data).toBe('{}');
    socket.ws.close();
  });

  test.each([
    ['an unknown key', '/app/nope?protocol=7', {}, 4001],
    ['no version', () => `/app/${keys().key}`, {}, 4008],
    ['a version that is no number', () => `/app/${keys().key}?protocol=x`, {}, 4006],
    ['a version we do not speak', () => `/app/${keys().key}?protocol=99`, {}, 4007],
    ['another path', '/elsewhere', {}, 4005],
    ['a path that is no URL', '//', {}, 4005],
    [
      'a foreign origin',
      () => `/app/${keys().key}?protocol=7`,
      { origin: 'https://evil.example' },
      4009,
    ],
  ])('closes a connection with %s after the upgrade', async (_name, path, headers, code) => {
    const socket = await bare(typeof path === 'string' ? path : path(), headers);
    expect(await socket.closed).toBe(code);
  });
});

describe('channels', () => {
  test('let a member subscribe to the own channel but not to another member’s', async () => {
    const member = await casino.signedIn();
    const client = pusher(member);
    const channel = await joined(client, `private-member.${member.subjectId}`);
    const news = once<object>(channel, 'wallet.changed');
    const wallet = {
      version: 7,
      currency: 'USD',
      cash: 0,
      bonus: 0,
      coins: 0,
      in_play: 0,
      on_its_way: 0,
    };
    casino.deps.realtime.publish(`private-member.${member.subjectId}`, walletNews.changed, {
      wallet,
    });
    expect(await news).toEqual({ wallet });

    const other = client.subscribe('private-member.01890000-0000-7000-8000-000000000000');
    expect(await once<object>(other, 'pusher:subscription_error')).toMatchObject({ error: '403' });
  });

  test('let clerks subscribe only to the staff channels of their permissions, and members to none', async () => {
    const refusal = (client: PusherClient, channel: string) =>
      once<object>(client.subscribe(channel), 'pusher:subscription_error');
    for (const [channel, permission] of Object.entries(staffChannels)) {
      casino.deps.gates.loadStaffState = async () => ({ active: true, permissions: [permission] });
      const clerk = pusher(await casino.signedIn('staff'));
      await joined(clerk, channel);
      for (const [other, needed] of Object.entries(staffChannels))
        if (needed !== permission)
          expect(await refusal(clerk, other)).toMatchObject({ error: '403' });
      expect(await refusal(clerk, 'private-staff.anything')).toMatchObject({ error: '403' });
      const member = pusher(await casino.signedIn());
      expect(await refusal(member, channel)).toMatchObject({ error: '403' });
    }
  });

  test('send a new subscriber of a cache channel its last event or pusher:cache_miss', async () => {
    const [first, member] = [pusher(), await casino.signedIn()];
    await once(first.subscribe('cache-odds'), 'pusher:cache_miss');
    for (const price of [1, 2]) await rest.trigger('cache-odds', 'odds', { price });
    const late = pusher(member);
    const order: string[] = [];
    const channel = late.subscribe('cache-odds');
    channel.bind_global((event: string) => order.push(event));
    expect(await once(channel, 'odds')).toEqual({ price: 2 });
    await rest.trigger('cache-odds', 'odds', { price: 3 });
    await expect.poll(() => order).toEqual(['pusher:subscription_succeeded', 'odds', 'odds']);
    // A private cache channel must require a signature, and must not share the last event of the public cache channel.
    casino.deps.realtime.allowChannel('private-cache-slip', () => true);
    await once(late.subscribe('private-cache-slip'), 'pusher:cache_miss');
  });

  test('return the configured key and cluster from the settings call; both can come from the environment', async () => {
    const { body } = await casino.client().get('/api/broadcasting/settings');
    expect(body).toEqual({ data: { key: keys().key, cluster: keys().cluster } });
    const env = { PUSHER_APP_KEY: 'of-the-operator', PUSHER_APP_CLUSTER: 'mt1' };
    expect(readConfig({ ...env, DATA_DIR: casino.deps.config.dataDir }).pusher).toMatchObject({
      key: 'of-the-operator',
      cluster: 'mt1',
    });
  });

  test('refuse to sign without a session or for a malformed socket id', async () => {
    const visitor = casino.client();
    const body = { socket_id: '1.1', channel_name: 'private-member.x' };
    expect((await visitor.post('/api/broadcasting/auth', body)).status).toBe(401);
    const member = await casino.signedIn();
    const mine = `private-member.${member.subjectId}`;
    for (const socket_id of ['1.1:private-x', '1.1\n', 'a.b'])
      expect(
        (await member.post('/api/broadcasting/auth', { socket_id, channel_name: mine })).status,
      ).toBe(403);
    const form = await member.request('POST', '/api/broadcasting/auth', undefined, {});
    expect(form.status).toBe(422);
  });

  test('refuse a wrong signature without closing the connection', async () => {
    const socket = await bare();
    const id = await socket.socketId();
    socket.send({
      event: 'pusher:subscribe',
      data: { channel: 'private-a', auth: `${keys().key}:00` },
    });
    const error = await socket.until(({ event }) => event === 'pusher:subscription_error');
    expect(JSON.parse(error.data as string)).toMatchObject({ type: 'AuthError', status: 401 });
    // A signature that covers `channel_data` must be accepted even on a private channel, which needs no such data.
    const channel_data = '{"user_id":"u"}';
    const auth = signature(`${id}:private-a:${channel_data}`);
    socket.send({ event: 'pusher:subscribe', data: { channel: 'private-a', auth, channel_data } });
    await socket.until(({ event }) => event === 'pusher_internal:subscription_succeeded');
    socket.ws.close();
  });

  test('report presence members, joins and leaves, and count a user with two windows once', async () => {
    const [ann, bob] = [await casino.signedIn(), await casino.signedIn()];
    const first = (await joined(pusher(ann), 'presence-room.lobby')) as PresenceChannel;
    expect(first.members.count).toBe(1);
    const added = once<{ id: string }>(first, 'pusher:member_added');
    const bobClient = pusher(bob);
    const second = (await joined(bobClient, 'presence-room.lobby')) as PresenceChannel;
    expect((await added).id).toBe(bob.subjectId);
    expect(second.members.count).toBe(2);
    const secondWindow = pusher(bob);
    await joined(secondWindow, 'presence-room.lobby');
    expect(first.members.count).toBe(2);
    const users = await rest.get({ path: '/channels/presence-room.lobby/users' });
    expect(((await users.json()) as { users: unknown[] }).users).toHaveLength(2);
    secondWindow.disconnect();
    const removed = once<{ id: string }>(first, 'pusher:member_removed');
    bobClient.disconnect();
    expect((await removed).id).toBe(bob.subjectId);
  });

  test('send client events to the others with the signed user id, limited to ten a second', async () => {
    const join = async (user: string) => {
      const socket = await bare();
      const channel_data = JSON.stringify({ user_id: user });
      const auth = signature(`${await socket.socketId()}:presence-c:${channel_data}`);
      socket.send({
        event: 'pusher:subscribe',
        data: { channel: 'presence-c', auth, channel_data },
      });
      await socket.until(({ event }) => event === 'pusher_internal:subscription_succeeded');
      return socket;
    };
    const [ann, bob] = [await join('ann'), await join('bob')];
    ann.send({ event: 'client-wave', channel: 'presence-c', data: { n: 1 }, user_id: 'eve' });
    expect(await bob.until(({ event }) => event === 'client-wave')).toMatchObject({
      user_id: 'ann',
    });
    expect(ann.got.some(({ event }) => event === 'client-wave')).toBe(false);
    ann.send({ event: 'client-wave', channel: 'public-c', data: {} });
    await ann.until(({ event }) => event === 'pusher:error');
    for (let i = 0; i < 12; i += 1)
      ann.send({ event: 'client-wave', channel: 'presence-c', data: { i } });
    await ann.until(({ data }) => (data as { code?: number } | null)?.code === 4301);
    expect(ann.ws.readyState).toBe(WebSocket.OPEN);
    ann.ws.close();
    bob.ws.close();
  });

  test('open only the signed-in user’s own channel, and let the server end the connection', async () => {
    const socket = await bare();
    const user_data = JSON.stringify({ id: 'u1' });
    const auth = signature(`${await socket.socketId()}::user::${user_data}`);
    socket.send({ event: 'pusher:signin', data: { auth, user_data } });
    await socket.until(({ event }) => event === 'pusher:signin_success');
    socket.send({ event: 'pusher:subscribe', data: { channel: '#server-to-user-u2' } });
    await socket.until(({ event }) => event === 'pusher:subscription_error');
    socket.send({ event: 'pusher:subscribe', data: { channel: '#server-to-user-u1' } });
    await socket.until(({ event }) => event === 'pusher_internal:subscription_succeeded');
    await rest.sendToUser('u1', 'hello', { a: 1 });
    await socket.until(({ event }) => event === 'hello');
    await rest.terminateUserConnections('u1');
    expect(await socket.closed).toBe(4009);
  });
});

describe('sockets of a session', () => {
  test('are closed when the session ends', async () => {
    const member = await casino.signedIn();
    const client = pusher(member);
    await joined(client, `private-member.${member.subjectId}`);
    const gone = once(client.connection, 'disconnected');
    await casino.deps.transaction((tx) =>
      casino.deps.sessions.end(tx, { id: member.session.sessionId }, 'signed out'),
    );
    await gone;
  });

  test('are not closed by the end of another member’s session that authorised their socket id', async () => {
    const [ann, eve] = [await casino.signedIn(), await casino.signedIn()];
    const client = pusher(ann);
    await joined(client, `private-member.${ann.subjectId}`);
    const { socket_id } = client.connection;
    const authorised = await eve.request('POST', '/api/broadcasting/auth', {
      socket_id,
      channel_name: `private-member.${eve.subjectId}`,
    });
    expect(authorised.status).toBe(200);
    const states: string[] = [];
    client.connection.bind('state_change', ({ current }: { current: string }) =>
      states.push(current),
    );
    const end = ({ session }: Signed) =>
      casino.deps.transaction((tx) =>
        casino.deps.sessions.end(tx, { id: session.sessionId }, 'signed out'),
      );
    await end(eve);
    // Wait for a later message, `e1`. If ending Eve's session affected Ann's client, the client's state would change
    // before `e1` arrived.
    const news = once<object>(await joined(client, 'news'), 'e1');
    await rest.trigger('news', 'e1', {});
    await news;
    expect(states).toEqual([]);
    await end(ann);
    await expect.poll(() => states.at(-1)).toBe('disconnected');
  });
});

describe('the REST API with the Pusher library', () => {
  test('delivers events unchanged to subscribers, but not to the excluded socket', async () => {
    const client = pusher();
    const channel = await joined(client, 'news');
    const news = once<unknown>(channel, 'e1');
    await rest.trigger('news', 'e1', { text: 'é€😀' });
    expect(await news).toEqual({ text: 'é€😀' });
    let own = 0;
    channel.bind('e2', () => (own += 1));
    await rest.trigger('news', 'e2', {}, { socket_id: client.connection.socket_id });
    const last = once(channel, 'e3');
    await rest.triggerBatch([{ channel: 'news', name: 'e3', data: {} }]);
    await last;
    expect(own).toBe(0);
    const state = await rest.get({
      path: '/channels/news',
      params: { info: 'subscription_count' },
    });
    expect(await state.json()).toEqual({ occupied: true, subscription_count: 1 });
  });

  test('refuses wrong signatures, too much data, too many channels and users of a public channel', async () => {
    const { appId, key } = keys();
    const eve = new PusherServer({
      appId,
      key,
      secret: 'x'.repeat(20),
      host: '127.0.0.1',
      port: String(port),
    });
    await expect(eve.trigger('news', 'e', {})).rejects.toMatchObject({ status: 401 });
    await expect(rest.get({ path: '/channels/news/users' })).rejects.toMatchObject({ status: 400 });
    const names = Array.from({ length: 101 }, (_, index) => `c${index}`);
    const body = JSON.stringify({ name: 'e', data: '{}', channels: names });
    await expect(
      rest.post({ path: '/events', body: JSON.parse(body) as object } as never),
    ).rejects.toMatchObject({ status: 400 });
    const large = { name: 'e', data: 'x'.repeat(10_241), channels: ['news'] };
    await expect(rest.post({ path: '/events', body: large } as never)).rejects.toMatchObject({
      status: 413,
    });
  });
});
