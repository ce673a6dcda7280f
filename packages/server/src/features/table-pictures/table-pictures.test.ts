import * as exclusions from '@wl/contract/exclusions';
import { openTableCamera } from '@wl/contract/office/table-pictures';
import { endShift, startShift } from '@wl/contract/office/tables-dealing';
import { signOut } from '@wl/contract/members';
import { watchTablePicture } from '@wl/contract/table-pictures';
import { pictureCloseCodes } from '@wl/contract/table-pictures-frames';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { pictureState } from '../tables/index.ts';
import { picturePort } from './picture-port.ts';
import { relayLimits } from './relay/relay-limits.ts';
import { addressOf, listenOn, openEnd, type TestEnd } from './testing-pictures.ts';

const TABLE = 'ramblas-baccarat';
const OTHER = 'montmartre-wheel';
const DRAWN = 'thames-wheel';
/** Timeout of polls in ms, long enough for a busy machine. */
const WITHIN = { timeout: 20_000, interval: 10 };

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let port: number;
let dealer: Awaited<ReturnType<typeof makeClerk>>;
const ends: TestEnd[] = [];

beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  port = await listenOn(app);
  dealer = await makeClerk(app, ['dealer']);
  await startOwnShift(dealer, TABLE);
});
afterEach(async () => {
  for (const end of ends.splice(0)) end.ws.terminate();
  await expect.poll(() => watching(), WITHIN).toBe(0);
});
afterAll(() => app.close());

/** Starts a dealer's shift. Returns the shift's id. */
async function startOwnShift(client: TestClient, table: string): Promise<string> {
  const body = { dealer_name: 'Dana', minutes: 480 };
  const reply = await client.call(startShift, { params: { slug: table }, body });
  expect(reply.status).toBe(200);
  return reply.body.data.shift.id;
}

async function member() {
  const { player } = await registered(app);
  const client = app.client();
  const { email, password } = player;
  const reply = await client.post('/api/auth/sign-in', { email, password });
  client.token = reply.body.data.auth_token;
  return client;
}

async function open(client: TestClient, table: string, role: 'camera' | 'watch', at = port) {
  const end = await openEnd(at, await addressOf(client, table, role));
  ends.push(end);
  return end;
}

async function camera(table = TABLE) {
  const end = await open(dealer, table, 'camera');
  end.sendFormats();
  return end;
}

async function metric(name: string): Promise<number> {
  const found = new RegExp(`^${name} (\\d+)$`, 'm').exec(await app.deps.metrics.text());
  return Number(found?.[1]);
}
const watching = () => metric('table_picture_viewers');
const stateOf = (table = TABLE) => pictureState(app.deps, table);

describe('a viewer', () => {
  test('that comes late gets the formats and all frames since the last key frame first', async () => {
    // Register before the camera sends, because registration on a busy machine can take so long that the video would be
    // considered lost.
    const client = await member();
    const sender = await camera();
    for (const [kind, number] of [
      ['key', 1],
      ['delta', 2],
      ['key', 3],
      ['delta', 4],
    ] as const)
      sender.sendFrame(kind, number);
    // The server confirms each key frame.
    const confirmations = () => sender.texts.filter(({ state }) => state === 'live').length;
    await expect.poll(confirmations, WITHIN).toBe(2);
    const viewer = await open(client, TABLE, 'watch');
    sender.sendFrame('delta', 5);
    sender.sendFrame('sound', 6);
    await expect
      .poll(() => viewer.frames, WITHIN)
      .toEqual(['key 3', 'delta 4', 'delta 5', 'sound 6']);
    expect(viewer.texts).toEqual([
      { formats: JSON.stringify({ video: { codec: 'vp8', width: 640, height: 360 } }) },
      { state: 'live' },
    ]);
    await expect.poll(() => sender.texts, WITHIN).toContainEqual({ watching: 1 });
  });

  test('that falls behind skips to the next key frame, and others skip nothing', async () => {
    const sender = await camera();
    sender.sendFrame('key', 0);
    const slow = await open(await member(), TABLE, 'watch');
    const quick = await open(await member(), TABLE, 'watch');
    await expect.poll(() => [...slow.frames, ...quick.frames], WITHIN).toEqual(['key 0', 'key 0']);
    slow.stopReports();
    const { mostBehind } = relayLimits;
    for (let number = 1; number <= mostBehind + 10; number += 1) {
      sender.sendFrame('delta', number);
      await expect.poll(() => quick.frames.length, WITHIN).toBe(number + 1);
    }
    expect(slow.frames.at(-1)).toBe(`delta ${mostBehind + 1}`);
    slow.report();
    sender.sendFrame('delta', 'skipped');
    await expect.poll(() => quick.frames.at(-1), WITHIN).toBe('delta skipped');
    sender.sendFrame('key', 'next');
    sender.sendFrame('delta', 'after');
    await expect
      .poll(() => slow.frames.slice(-3), WITHIN)
      .toEqual([`delta ${mostBehind + 1}`, 'key next', 'delta after']);
    expect(await metric('table_picture_skipped_total')).toBeGreaterThanOrEqual(10);
  });

  test('that reports more messages than it was sent is disconnected', async () => {
    const viewer = await open(await member(), TABLE, 'watch');
    viewer.ws.send('7');
    await expect.poll(() => viewer.closedWith(), WITHIN).toBe(1003);
  });

  test('cannot open more connections than one member needs', async () => {
    const client = await member();
    for (let no = 0; no < relayLimits.viewersPerMember; no += 1) await open(client, TABLE, 'watch');
    const last = await open(client, TABLE, 'watch');
    await expect.poll(() => last.closedWith(), WITHIN).toBe(pictureCloseCodes.full);
  });
});

describe('a camera', () => {
  test('is replaced by the dealer’s newest window, whose frames the viewers get', async () => {
    const first = await camera();
    first.sendFrame('key', 1);
    const viewer = await open(await member(), TABLE, 'watch');
    await expect.poll(() => viewer.frames, WITHIN).toEqual(['key 1']);
    const { generation } = await stateOf();
    const second = await camera();
    await expect.poll(() => first.closedWith(), WITHIN).toBe(pictureCloseCodes.replaced);
    second.sendFrame('delta', 'without its key frame');
    second.sendFrame('key', 2);
    await expect.poll(() => viewer.frames, WITHIN).toEqual(['key 1', 'key 2']);
    await expect
      .poll(() => stateOf(), WITHIN)
      .toEqual({ state: 'live', generation: generation + 1 });
  });

  test('that sends more than the limits allow is disconnected', async () => {
    const sender = await camera();
    const { cameraMessagesPerSecond, rateSeconds } = relayLimits;
    for (let no = 0; no <= cameraMessagesPerSecond * rateSeconds; no += 1)
      sender.sendFrame('key', no);
    await expect.poll(() => sender.closedWith(), WITHIN).toBe(pictureCloseCodes.tooMuch);
    const large = await camera();
    large.ws.send(Buffer.alloc(relayLimits.cameraMessageBytes + 1));
    await expect.poll(() => large.closedWith(), WITHIN).toBe(1009);
  });

  test('loses the picture 2 s after its last frame, and regains it with a key frame', async () => {
    const states: string[] = [];
    picturePort(app.deps).onState((table, state) => states.push(`${table} ${state}`));
    const client = await member();
    const sender = await camera();
    const viewer = await open(client, TABLE, 'watch');
    sender.sendFrame('key', 1);
    await expect.poll(() => stateOf(), WITHIN).toMatchObject({ state: 'live' });
    sender.sendFrame('delta', 2);
    const from = performance.now();
    await expect.poll(() => viewer.texts.at(-1), WITHIN).toEqual({ state: 'lost' });
    expect(performance.now() - from).toBeGreaterThan(1_990);
    await expect.poll(() => stateOf(), WITHIN).toMatchObject({ state: 'lost' });
    sender.sendFrame('key', 3);
    await expect.poll(() => viewer.texts.at(-1), WITHIN).toEqual({ state: 'live' });
    await expect.poll(() => stateOf(), WITHIN).toMatchObject({ state: 'live' });
    expect(states.slice(-2)).toEqual([`${TABLE} lost`, `${TABLE} live`]);
  });

  test('is disconnected when the shift ends, and cannot connect without one', async () => {
    const params = { slug: OTHER };
    const other = await makeClerk(app, ['dealer']);
    const codeOf = async (client: TestClient) =>
      (await client.call(openTableCamera, { params })).body.code;
    expect(await codeOf(other)).toBe('tables.no_shift');
    const shift = await startOwnShift(other, OTHER);
    expect(await codeOf(dealer)).toBe('tables.not_your_shift');
    expect(await codeOf(await makeClerk(app, ['support']))).toBe('auth.forbidden');
    const sender = await open(other, OTHER, 'camera');
    await expect.poll(() => sender.texts, WITHIN).toContainEqual({ watching: 0 });
    await other.call(endShift, { params, body: { shift } });
    await expect.poll(() => sender.closedWith(), WITHIN).toBe(pictureCloseCodes.revoked);
  });
});

describe('a token', () => {
  const closeCode = async (end: TestEnd) => {
    ends.push(end);
    await expect.poll(() => end.closedWith(), WITHIN).toBeDefined();
    return end.closedWith();
  };
  const { badToken, revoked } = pictureCloseCodes;

  test('opens one connection', async () => {
    const address = await addressOf(await member(), TABLE, 'watch');
    ends.push(await openEnd(port, address));
    expect(await closeCode(await openEnd(port, address))).toBe(badToken);
  });

  test('expires', async () => {
    const address = await addressOf(await member(), TABLE, 'watch');
    clock.advance(20_000);
    expect(await closeCode(await openEnd(port, address))).toBe(badToken);
  });

  test('is valid for its table and its end only', async () => {
    const { token } = await addressOf(await member(), TABLE, 'watch');
    for (const path of [`/pictures/${OTHER}/watch`, `/pictures/${TABLE}/camera`, '/pictures/'])
      expect(await closeCode(await openEnd(port, { path, token }))).toBe(badToken);
    const [claims, signature] = token.split('.');
    for (const forged of [`${claims}x.${signature}`, `${claims}.`, claims ?? '', 'x'])
      expect(
        await closeCode(await openEnd(port, { path: `/pictures/${TABLE}/watch`, token: forged })),
      ).toBe(badToken);
  });

  test('of a session that has ended is refused', async () => {
    const client = await member();
    const address = await addressOf(client, TABLE, 'watch');
    await client.call(signOut);
    expect(await closeCode(await openEnd(port, address))).toBe(badToken);
  });

  test('of a member on a break is refused, also if it was issued before', async () => {
    const client = await member();
    const address = await addressOf(client, TABLE, 'watch');
    await client.call(exclusions.excludeSelf, { body: { length: '1h' } });
    expect(await closeCode(await openEnd(port, address))).toBe(revoked);
  });

  test('is not issued for a table that is drawn by computer, nor to visitors', async () => {
    const params = { slug: DRAWN };
    const reply = await (await member()).call(watchTablePicture, { params });
    expect([reply.status, reply.body.code]).toEqual([409, 'tables.not_dealt']);
    const unknown = await (await member()).call(watchTablePicture, { params: { slug: 'none' } });
    expect(unknown.body.code).toBe('tables.unknown');
    const visitor = await app.client().call(watchTablePicture, { params: { slug: TABLE } });
    expect(visitor.body.code).toBe('auth.signed_out');
  });
});

describe('a connection ends within a second', () => {
  const ways = {
    'an exclusion': (client: TestClient) =>
      client.call(exclusions.excludeSelf, { body: { length: '7d' } }),
    'a break': (client: TestClient) =>
      client.call(exclusions.excludeSelf, { body: { length: '1h' } }),
    'a sign-out': (client: TestClient) => client.call(signOut),
  };
  for (const [name, end] of Object.entries(ways))
    test(`after ${name}`, async () => {
      const client = await member();
      const viewer = await open(client, TABLE, 'watch');
      await expect.poll(() => viewer.texts.length, WITHIN).toBeGreaterThan(0);
      const fromMs = performance.now();
      expect((await end(client)).status).toBe(200);
      await expect.poll(() => viewer.closedWith(), WITHIN).toBe(pictureCloseCodes.revoked);
      expect(performance.now() - fromMs).toBeLessThan(1_000);
    });

  test('after a revocation', async () => {
    const client = await app.signedIn('member', (await registered(app)).id);
    const viewer = await open(client, TABLE, 'watch');
    picturePort(app.deps).revoke(OTHER, { user: client.subjectId });
    picturePort(app.deps).revoke(TABLE, { user: client.subjectId });
    await expect.poll(() => viewer.closedWith(), WITHIN).toBe(pictureCloseCodes.revoked);
  });
});

describe('two servers', () => {
  test('accept only the newest camera of a table, and both know its state', async () => {
    const node = await startTestNode(app);
    try {
      await node.app.listen({ port: 0, host: '127.0.0.1' });
      const { port: second } = node.app.server.address() as { port: number };
      const first = await camera();
      first.sendFrame('key', 1);
      await expect
        .poll(() => pictureState(node.deps, TABLE), WITHIN)
        .toMatchObject({ state: 'live' });
      const newest = await open(node.clientOf(dealer), TABLE, 'camera', second);
      newest.sendFormats();
      const frames = setInterval(() => {
        first.sendFrame('key', 2);
        newest.sendFrame('key', 3);
      }, 100);
      await expect.poll(() => first.closedWith(), WITHIN).toBe(pictureCloseCodes.replaced);
      clearInterval(frames);
      expect(newest.closedWith()).toBeUndefined();
      expect(await stateOf()).toMatchObject({ state: 'live' });
    } finally {
      await node.close();
    }
    // The server with the camera has stopped without a message, so the other server must detect the loss itself.
    await expect.poll(() => stateOf(), WITHIN).toMatchObject({ state: 'lost' });
  });
});
