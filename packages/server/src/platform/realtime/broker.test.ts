import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { startRedis, type TestRedis } from '../testing-redis.ts';
import { createRedisBroker } from './broker-redis.ts';
import { createRayBroker, createStarBroker, type Port, type StarMessage } from './broker-star.ts';
import { createMemoryBroker, type Broker, type Envelope } from './broker.ts';
import { createFanout } from './fanout.ts';
import { encodeFrame, limits } from './protocol.ts';

const log = createLogger({ logLevel: 'silent' });

describe('two nodes over Redis', () => {
  let redis: TestRedis;
  const nodes: { broker: Broker; got: Envelope[]; gaps: number }[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    for (let n = 0; n < 2; n += 1) {
      const node = { broker: createRedisBroker(redis.url, log), got: [] as Envelope[], gaps: 0 };
      await node.broker.start(
        (envelope) => node.got.push(envelope),
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

  test('a message reaches the nodes that listen, its publisher by the same way, in one order', async () => {
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

  test('a user on two nodes arrives once and leaves once', async () => {
    expect((await a().broker.join('presence-x', 'ann', {})).isEdge).toBe(true);
    expect((await b().broker.join('presence-x', 'ann', {})).isEdge).toBe(false);
    const bob = await b().broker.join('presence-x', 'bob', { n: 1 });
    expect([...bob.members]).toEqual([
      ['ann', {}],
      ['bob', { n: 1 }],
    ]);
    expect((await a().broker.leave('presence-x', 'ann')).isEdge).toBe(false);
    expect((await b().broker.leave('presence-x', 'ann')).isEdge).toBe(true);
    a().broker.count('presence-x', 2);
    b().broker.count('presence-x', 3);
    await expect.poll(async () => (await a().broker.counts()).get('presence-x')).toBe(5);
  });

  test('after Redis was away the node says so, for its clients to come again', async () => {
    await redis.cut();
    await expect.poll(() => b().gaps).toBeGreaterThan(0);
    await expect.poll(async () => (await b().broker.presence('presence-x')).size).toBe(1);
  });

  test('a node that went leaves nobody behind', async () => {
    await b().broker.close();
    await expect.poll(async () => (await a().broker.presence('presence-x')).size).toBe(0);
  });
});

test('one node by itself counts users the same way', async () => {
  const broker = createMemoryBroker();
  expect((await broker.join('presence-x', 'ann', {})).isEdge).toBe(true);
  expect((await broker.join('presence-x', 'ann', {})).isEdge).toBe(false);
  expect((await broker.leave('presence-x', 'ann')).isEdge).toBe(false);
  expect((await broker.leave('presence-x', 'ann')).isEdge).toBe(true);
  expect((await broker.leave('presence-x', 'ann')).isEdge).toBe(false);
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

  test('ten events of a tick are one write; the sender gets the others only', async () => {
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

  test('a reader that does not keep up is cut off, the others get everything in order', async () => {
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

  test('ten thousand readers do not hold up the rest of the house', async () => {
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

  test('frames are what RFC 6455 says, at each length', () => {
    expect(encodeFrame('x'.repeat(125)).subarray(0, 2)).toEqual(Buffer.from([0x81, 125]));
    expect(encodeFrame('x'.repeat(126)).subarray(0, 4)).toEqual(Buffer.from([0x81, 126, 0, 126]));
    expect(encodeFrame('x'.repeat(70_000)).subarray(0, 10)).toEqual(
      Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70]),
    );
  });
});

/** Two ends of a line that copies what it carries and takes its time, as processes do. */
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

describe('a main process and two helpers', () => {
  const centre = createStarBroker();
  const cuts: (() => void)[] = [];
  const nodes: { broker: Broker; got: Envelope[] }[] = [{ broker: centre, got: [] }];
  beforeAll(async () => {
    for (let n = 0; n < 2; n += 1) {
      const [near, far, cut] = line();
      centre.adopt(near);
      nodes.push({ broker: createRayBroker(far), got: [] });
      cuts.push(cut);
    }
    for (const { broker, got } of nodes)
      await broker.start(
        (envelope) => got.push(envelope),
        () => {},
      );
  });
  const node = (n: number) => nodes[n] as (typeof nodes)[number];

  test('a message from any of them reaches all who listen, in one order, and nobody else', async () => {
    await node(0).broker.subscribe('news');
    await node(1).broker.subscribe('news');
    for (let n = 0; n < 4; n += 1)
      for (const { broker } of nodes) broker.publish({ channel: 'news', frame: `é${n}` });
    await expect.poll(() => [node(0).got.length, node(1).got.length]).toEqual([12, 12]);
    expect(node(0).got).toEqual(node(1).got);
    expect(node(2).got).toEqual([]);
  });

  test('what nobody listens to need not be written, anywhere', async () => {
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

  test('a user in two processes arrives once and leaves once', async () => {
    expect((await node(1).broker.join('presence-x', 'ann', {})).isEdge).toBe(true);
    expect((await node(2).broker.join('presence-x', 'ann', {})).isEdge).toBe(false);
    expect([...(await node(0).broker.presence('presence-x')).keys()]).toEqual(['ann']);
    expect((await node(1).broker.leave('presence-x', 'ann')).isEdge).toBe(false);
    node(1).broker.count('presence-x', 2);
    node(2).broker.count('presence-x', 3);
    await expect.poll(async () => (await node(0).broker.counts()).get('presence-x')).toBe(5);
  });

  test('a helper that ends takes its users and listeners with it', async () => {
    await node(0).broker.subscribe('presence-x');
    await node(2).broker.subscribe('gone');
    await expect.poll(() => node(0).broker.reachesOthers('gone')).toBe(true);
    cuts[1]?.();
    await expect.poll(async () => (await node(0).broker.presence('presence-x')).size).toBe(0);
    expect(node(0).got.at(-1)?.frame).toContain('member_removed');
    expect(node(0).broker.reachesOthers('gone')).toBe(false);
    expect((await node(0).broker.counts()).get('presence-x')).toBe(2);
  });
});
