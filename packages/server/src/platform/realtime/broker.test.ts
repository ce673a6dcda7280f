import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { startRedis, type TestRedis } from '../testing/testing-redis.ts';
import { createRedisBroker } from './broker-redis.ts';
import { createRayBroker, createStarBroker, type Port, type StarMessage } from './broker-star.ts';
import { createMemoryBroker, type Broker, type Publication } from './broker.ts';
import { createFanout } from './fanout.ts';
import { encodeFrame, limits } from './protocol.ts';
import type { RedisNode } from './testing-redis-node.ts';

const log = createLogger({ logLevel: 'silent' });
const ann = { userId: 'ann', info: {} };

/** Returns the presence change that a message reports, for example `+ann` or `-ann`. */
function changeOf({ frame }: Publication): string {
  const { event, data } = JSON.parse(frame) as { event: string; data: string };
  const { user_id: userId } = JSON.parse(data) as { user_id: string };
  return `${event === 'pusher_internal:member_added' ? '+' : '-'}${userId}`;
}

describe('brokers of two nodes over Redis', () => {
  let redis: TestRedis;
  const nodes: { broker: Broker; got: Publication[]; gaps: number }[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    for (let n = 0; n < 2; n += 1) {
      const node = { broker: createRedisBroker(redis.url, log), got: [] as Publication[], gaps: 0 };
      await node.broker.start(
        (publication) => node.got.push(publication),
        () => (node.gaps += 1),
      );
      nodes.push(node);
    }
  });
  afterAll(async () => {
    for (const { broker } of nodes) await broker.close();
    await redis.close();
  });
  const [a, b] = [() => nodes[0] as (typeof nodes)[0], () => nodes[1] as (typeof nodes)[0]];

  test('deliver messages to all subscribed nodes, including the publisher, in the same order', async () => {
    await a().broker.subscribe('news');
    await b().broker.subscribe('news');
    for (let n = 0; n < 5; n += 1)
      a().broker.publish({ channel: 'news', frame: `é${n}`, except: '1.1' });
    await expect.poll(() => [a().got.length, b().got.length]).toEqual([5, 5]);
    expect(a().got).toEqual(b().got);
    expect(a().got[0]).toEqual({ channel: 'news', frame: 'é0', except: '1.1' });
    await b().broker.unsubscribe('news');
    a().broker.publish({ channel: 'news', frame: 'x' });
    await expect.poll(() => a().got.length).toBe(6);
    expect(b().got).toHaveLength(5);
  });

  test('report one join and one leave for a user on both nodes', async () => {
    await a().broker.subscribe('presence-x');
    a().got.length = 0;
    await a().broker.join('presence-x', ann, '1.1');
    await b().broker.join('presence-x', ann);
    const members = await b().broker.join('presence-x', { userId: 'bob', info: { n: 1 } });
    expect([...(members ?? [])]).toEqual([
      ['ann', {}],
      ['bob', { n: 1 }],
    ]);
    await a().broker.leave('presence-x', 'ann');
    await b().broker.leave('presence-x', 'ann');
    await b().broker.leave('presence-x', 'ann');
    await expect.poll(() => a().got.map(changeOf)).toEqual(['+ann', '+bob', '-ann']);
    expect(a().got[0]?.except).toBe('1.1');
    a().broker.count('presence-x', 2);
    b().broker.count('presence-x', 3);
    await expect.poll(async () => (await a().broker.counts()).get('presence-x')).toBe(5);
  });

  test('leave a user present after each of 200 moves between nodes', async () => {
    const channel = 'presence-moves';
    for (const { broker, got } of nodes) {
      await broker.subscribe(channel);
      got.length = 0;
    }
    await a().broker.join(channel, ann);
    for (let move = 0; move < 200; move += 1) {
      const [from, to] = move % 2 === 0 ? [a().broker, b().broker] : [b().broker, a().broker];
      await Promise.all([from.leave(channel, 'ann'), to.join(channel, ann)]);
    }
    a().broker.publish({ channel, frame: '{"event":"end"}' });
    for (const { got } of nodes) await expect.poll(() => got.at(-1)?.frame).toBe('{"event":"end"}');
    for (const { got } of nodes) {
      const changes = got.slice(0, -1).map(changeOf);
      // Each node must receive Ann's arrivals and departures alternately, starting and ending with an arrival.
      expect(changes.filter((change, at) => change === (at % 2 === 0 ? '-ann' : '+ann'))).toEqual(
        [],
      );
      expect(changes.at(-1)).toBe('+ann');
    }
    await a().broker.leave(channel, 'ann');
    await b().broker.leave(channel, 'ann');
  });

  test('keep the last event of a cache channel for all nodes', async () => {
    expect(await b().broker.lastOf('cache-odds')).toBeUndefined();
    for (const frame of ['1', '2'])
      a().broker.publish({ channel: 'cache-odds', frame, cached: true });
    await expect.poll(() => b().broker.lastOf('cache-odds')).toBe('2');
  });

  test('refuse the 101st user of a presence channel on either node', async () => {
    const users = Array.from({ length: 101 }, (_, n) => ({ userId: `u${n}`, info: {} }));
    const joined = [];
    for (const user of users) joined.push(await a().broker.join('presence-full', user));
    expect(joined.map((members) => members?.size)).toEqual([
      ...Array.from({ length: 100 }, (_, n) => n + 1),
      undefined,
    ]);
    // On another node, a new user cannot join the full channel either, but a user who has already joined can open
    // another connection.
    expect((await b().broker.join('presence-full', ann))?.size).toBeUndefined();
    expect((await b().broker.join('presence-full', { userId: 'u7', info: {} }))?.size).toBe(100);
    await b().broker.leave('presence-full', 'u7');
    for (const { userId } of users) await a().broker.leave('presence-full', userId);
    expect((await a().broker.presence('presence-full')).size).toBe(0);
  });

  /** Starts a node in its own thread and resolves when its users have joined. */
  async function nodeOf(channel: string, userIds: string[]): Promise<Worker> {
    const data: RedisNode = { url: redis.url, channel, userIds, heartbeatMs: 50, deadAfterMs: 200 };
    const worker = new Worker(new URL('./testing-redis-node.ts', import.meta.url), {
      workerData: data,
      execArgv: [],
    });
    await new Promise((resolve) => worker.once('message', resolve));
    return worker;
  }

  test('remove the users of a killed node, and report a gap to a node that missed its heartbeats', async () => {
    const quick = { heartbeatMs: 50, deadAfterMs: 200 };
    const got: Publication[] = [];
    const watcher = createRedisBroker(redis.url, log, quick);
    await watcher.start(
      (publication) => got.push(publication),
      () => {},
    );
    await watcher.subscribe('presence-killed');
    await watcher.join('presence-killed', { userId: 'bob', info: {} });
    const killed = await nodeOf('presence-killed', ['ann', 'bob', 'with "quotes" and é']);
    await expect.poll(() => got.map(changeOf)).toContain('+ann');
    got.length = 0;
    await killed.terminate();
    await expect.poll(() => got.map(changeOf).sort()).toEqual(['-ann', '-with "quotes" and é']);
    expect([...(await watcher.presence('presence-killed')).keys()]).toEqual(['bob']);

    let gaps = 0;
    // This broker's heartbeats are too infrequent, so the other nodes remove the broker. It notices its removal at its
    // next heartbeat, and calling `leave` afterwards must change nothing.
    const halted = createRedisBroker(redis.url, log, { heartbeatMs: 1000, deadAfterMs: 100 });
    await halted.start(
      () => {},
      () => (gaps += 1),
    );
    gaps = 0;
    await halted.join('presence-killed', ann);
    await expect
      .poll(() => got.map(changeOf).filter((change) => /ann/.test(change)))
      .toEqual(['-ann', '+ann', '-ann']);
    await expect.poll(() => gaps).toBeGreaterThan(0);
    await halted.leave('presence-killed', 'ann');
    expect([...(await watcher.presence('presence-killed')).keys()]).toEqual(['bob']);
    await halted.close();
    await watcher.close();
  });

  test('report a gap after the connection to Redis was lost', async () => {
    await redis.cut();
    await expect.poll(() => b().gaps).toBeGreaterThan(0);
    await expect.poll(async () => (await b().broker.presence('presence-x')).size).toBe(1);
  });

  test('remove a closed node’s users', async () => {
    await b().broker.close();
    await expect.poll(async () => (await a().broker.presence('presence-x')).size).toBe(0);
  });
});

test('the in-memory broker reports one join and leave per user and keeps last events', async () => {
  const broker = createMemoryBroker();
  const got: Publication[] = [];
  await broker.start(
    (publication) => got.push(publication),
    () => {},
  );
  for (let n = 0; n < 2; n += 1) await broker.join('presence-x', ann, '1.1');
  for (let n = 0; n < 3; n += 1) await broker.leave('presence-x', 'ann');
  expect(got.map(changeOf)).toEqual(['+ann', '-ann']);
  expect(got[0]?.except).toBe('1.1');
  broker.publish({ channel: 'cache-odds', frame: '1', cached: true });
  broker.publish({ channel: 'odds', frame: '2' });
  expect([await broker.lastOf('cache-odds'), await broker.lastOf('odds')]).toEqual([
    '1',
    undefined,
  ]);
});

describe('fan-out', () => {
  const reader = (id: string, unsent = 0) => {
    const writes: Buffer[] = [];
    let isCut = false;
    return {
      socketId: id,
      unsent: () => unsent,
      write: (bytes: Buffer) => void writes.push(bytes),
      cut: () => {
        isCut = true;
      },
      writes,
      isCut: () => isCut,
    };
  };

  test('writes ten events of a tick at once and skips the sender’s own event', async () => {
    const fanout = createFanout();
    const [ann, bob] = [reader('ann'), reader('bob')];
    for (const each of [ann, bob]) fanout.readers.set(each.socketId, each);
    for (let n = 0; n < 10; n += 1) fanout.push(`{"n":${n}}`, n === 3 ? 'bob' : undefined);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect([ann.writes.length, bob.writes.length]).toEqual([1, 1]);
    const frames = (skip: number) =>
      Buffer.concat(
        Array.from({ length: 10 }, (_, n) =>
          n === skip ? Buffer.alloc(0) : encodeFrame(`{"n":${n}}`),
        ),
      );
    expect(ann.writes[0]?.equals(frames(-1))).toBe(true);
    expect(bob.writes[0]?.equals(frames(3))).toBe(true);
  });

  test('disconnects a slow reader and sends the others everything in order', async () => {
    const fanout = createFanout();
    const [slow, good] = [reader('slow', limits.unsentBytes + 1), reader('good')];
    for (const each of [slow, good]) fanout.readers.set(each.socketId, each);
    fanout.push('a');
    await expect.poll(() => good.writes.length).toBe(1);
    fanout.push('b');
    await expect.poll(() => good.writes.length).toBe(2);
    expect(Buffer.concat(good.writes).toString('latin1')).toBe('\x81\x01a\x81\x01b');
    expect([slow.isCut(), slow.writes.length]).toEqual([true, 0]);
  });

  test('does not block the event loop with ten thousand readers', async () => {
    const fanout = createFanout();
    const readers = Array.from({ length: 10_000 }, (_, n) => reader(String(n)));
    for (const each of readers) fanout.readers.set(each.socketId, each);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    fanout.push('x');
    await expect.poll(() => readers.at(-1)?.writes.length, { interval: 1 }).toBe(1);
    clearInterval(timer);
    expect(readers.every(({ writes }) => writes.length === 1)).toBe(true);
    expect(turns).toBeGreaterThan(0);
  });

  test('encodes frames of each length class according to RFC 6455', () => {
    expect(encodeFrame('x'.repeat(125)).subarray(0, 2)).toEqual(Buffer.from([0x81, 125]));
    expect(encodeFrame('x'.repeat(126)).subarray(0, 4)).toEqual(Buffer.from([0x81, 126, 0, 126]));
    expect(encodeFrame('x'.repeat(70_000)).subarray(0, 10)).toEqual(
      Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70]),
    );
  });
});

/** Returns the two ends of a connection that copies and delays messages, and a function that cuts the connection. */
function line(): [Port, Port, cut: () => void] {
  const ends: ((() => void) | undefined)[] = [];
  const hears: ((message: StarMessage) => void)[][] = [[], []];
  let open = true;
  const port = (own: number): Port => ({
    send: (message) => {
      const text = JSON.stringify(message);
      setImmediate(() => {
        if (open) for (const hear of hears[1 - own] ?? []) hear(JSON.parse(text) as StarMessage);
      });
    },
    onMessage: (hear) => hears[own]?.push(hear),
    onEnd: (fn) => ends.push(fn),
  });
  const cut = () => {
    open = false;
    for (const end of ends) end?.();
  };
  return [port(0), port(1), cut];
}

describe('brokers of a main process and two worker processes', () => {
  const centre = createStarBroker();
  const cuts: (() => void)[] = [];
  const nodes: { broker: Broker; got: Publication[] }[] = [{ broker: centre, got: [] }];
  beforeAll(async () => {
    for (let n = 0; n < 2; n += 1) {
      const [near, far, cut] = line();
      centre.adopt(near);
      nodes.push({ broker: createRayBroker(far), got: [] });
      cuts.push(cut);
    }
    for (const { broker, got } of nodes)
      await broker.start(
        (publication) => got.push(publication),
        () => {},
      );
  });
  const node = (n: number) => nodes[n] as (typeof nodes)[number];

  test('deliver messages of every process to all subscribers in one order, and to no others', async () => {
    await node(0).broker.subscribe('news');
    await node(1).broker.subscribe('news');
    for (let n = 0; n < 4; n += 1)
      for (const { broker } of nodes) broker.publish({ channel: 'news', frame: `é${n}` });
    await expect.poll(() => [node(0).got.length, node(1).got.length]).toEqual([12, 12]);
    expect(node(0).got).toEqual(node(1).got);
    expect(node(2).got).toEqual([]);
  });

  test('report in every process whether a channel has subscribers', async () => {
    await expect.poll(() => node(2).broker.reachesOthers('news')).toBe(true);
    expect(nodes.map(({ broker }) => broker.reachesOthers('nothing'))).toEqual([
      false,
      false,
      false,
    ]);
    await node(0).broker.unsubscribe('news');
    await node(1).broker.unsubscribe('news');
    await expect
      .poll(() => nodes.map(({ broker }) => broker.reachesOthers('news')))
      .toEqual([false, false, false]);
  });

  test('report one join for a user in two processes and no leave while one of them remains', async () => {
    await node(0).broker.subscribe('presence-x');
    node(0).got.length = 0;
    expect((await node(1).broker.join('presence-x', ann))?.size).toBe(1);
    expect((await node(2).broker.join('presence-x', ann))?.size).toBe(1);
    expect([...(await node(0).broker.presence('presence-x')).keys()]).toEqual(['ann']);
    await node(1).broker.leave('presence-x', 'ann');
    expect(node(0).got.map(changeOf)).toEqual(['+ann']);
    node(1).broker.publish({ channel: 'cache-odds', frame: '1', cached: true });
    await expect.poll(() => node(2).broker.lastOf('cache-odds')).toBe('1');
    node(1).broker.count('presence-x', 2);
    node(2).broker.count('presence-x', 3);
    await expect.poll(async () => (await node(0).broker.counts()).get('presence-x')).toBe(5);
  });

  test('remove the users and subscriptions of a worker process that ends', async () => {
    await node(2).broker.subscribe('gone');
    await expect.poll(() => node(0).broker.reachesOthers('gone')).toBe(true);
    cuts[1]?.();
    await expect.poll(async () => (await node(0).broker.presence('presence-x')).size).toBe(0);
    const changes = node(0)
      .got.filter(({ channel }) => channel === 'presence-x')
      .map(changeOf);
    expect(changes).toEqual(['+ann', '-ann']);
    expect(node(0).broker.reachesOthers('gone')).toBe(false);
    expect((await node(0).broker.counts()).get('presence-x')).toBe(2);
  });
});
