/**
 * Scans everything that leaves the server during 200 rounds of roulette and of crash (issue 34): WebSocket frames, HTTP
 * replies, metrics and log lines. No output discloses a result before its round is revealed or, in crash, before the climb
 * has ended, not even through the length of a frame.
 */
import { Writable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { officeTables } from '@wl/contract/office/tables';
import { tablesNews } from '@wl/contract/news/tables';
import type { TableResult, TableRound } from '@wl/contract/tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/log.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { longSessions, startTestApp } from '../../platform/testing.ts';
import { signInPlayer } from '../play/testing-players.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import type { TableOwner } from './owner/table-owner.ts';
import { latestRounds } from './rounds/rounds-repository.ts';
import { findLeaks, type Leak, type Recording } from './testing-leaks.ts';
import {
  bet,
  newOwner,
  roundOf,
  setState,
  TABLE,
  type TablePlayer,
  type TestTables,
} from './testing-tables.ts';

const ROUNDS = 200;
const CRASH = 'pacific-departure';
const METRICS_TOKEN = 'metrics-token-of-this-test';

let tables: TestTables;
/** Bytes that have left the server since the start of the table's test, in order. */
let bytes = '';
/** Position in `bytes` at which each round was revealed, with its public result. */
let revealed: { at: number; result: TableResult }[] = [];
/** Messages of the table before the result, by phase. */
let frames = new Map<string, string[]>();
/** Recording of the roulette table, in which the last tests plant leaks. */
let roulette: Recording;

const note = (text: string) => {
  bytes += `${text}\n`;
};

beforeAll(async () => {
  const clock = testClock('2026-03-02T12:00:00Z');
  const stream = new Writable({
    write(chunk, _encoding, done) {
      note(String(chunk));
      done();
    },
  });
  const app = await startTestApp({
    clock,
    config: { sessions: longSessions, metricsToken: METRICS_TOKEN },
    log: createLogger({ logLevel: 'trace' }, stream),
  });
  tables = { app, clock, close: () => app.close() };
  await app.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
beforeEach(() => {
  bytes = '';
  revealed = [];
  frames = new Map();
});
afterAll(() => tables.close());

/** Opens a visitor's socket on the table's channel, and records all bytes that it receives. */
async function watch(table: string): Promise<WebSocket> {
  const { port } = tables.app.app.server.address() as AddressInfo;
  const { key } = tables.app.deps.config.pusher;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`);
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const frame = data.toString();
      note(frame);
      if (frame.includes('connection_established'))
        socket.send(
          JSON.stringify({ event: 'pusher:subscribe', data: { channel: `table.${table}` } }),
        );
      else if (frame.includes('subscription_succeeded')) resolve();
      else if (frame.includes(tablesNews.changed.name)) keepFrame(frame);
    });
  });
  return socket;
}

function keepFrame(frame: string) {
  const { data } = JSON.parse(frame) as { data: string };
  const { round } = JSON.parse(data) as { round: TableRound };
  if (!['open', 'closing', 'closed', 'revealed'].includes(round.phase) || round.result) return;
  frames.set(round.phase, [...(frames.get(round.phase) ?? []), frame]);
}

/** Advances the clock by `ms`, and lets the owner take the steps that are due. */
async function wait(owner: TableOwner, ms: number): Promise<void> {
  tables.clock.advance(ms);
  await owner.tick();
}

/** Lets the owner start the phase after the round's current phase. */
const endPhase = (owner: TableOwner, { phase_ends_at: end }: TableRound) =>
  wait(owner, Math.max(1, Date.parse(end!) - tables.clock.now().getTime()));

interface Viewers {
  player: TablePlayer;
  clerk: Awaited<ReturnType<typeof makeClerk>>;
}

/** Calls everything that could disclose the result of the table's round, and records the replies. */
async function askEverything(
  { player, clerk }: Viewers,
  table: string,
  replies: readonly { raw: { headers: object; payload: string } }[],
) {
  const { app } = tables;
  const all = [
    ...replies,
    await app.client().get('/api/tables'),
    await app.client().get(`/api/tables/${table}`),
    await player.get(`/api/tables/${table}`),
    await clerk.call(officeTables),
  ];
  const metrics = await app.client().request('GET', '/metrics', undefined, {
    authorization: `Bearer ${METRICS_TOKEN}`,
  });
  expect(metrics.status).toBe(200);
  for (const { raw } of [...all, metrics]) note(JSON.stringify(raw.headers) + raw.payload);
}

/** Opens the table with the socket of a visitor, a member and a clerk. */
async function openFor(table: string) {
  await setState(tables, 'open', table);
  const socket = await watch(table);
  const player = await signInPlayer(tables.app, { cashCents: 100_000_000 });
  const clerk = await makeClerk(tables.app, ['games']);
  const owner = newOwner(tables);
  await owner.tick();
  return { socket, owner, player, clerk };
}

/**
 * Waits until the frames of `count` rounds in a phase have arrived. Frames arrive in order, so all frames sent before the
 * last of them have arrived as well.
 * @returns number of recorded bytes
 */
async function recorded(phase: string, count: number): Promise<number> {
  await expect.poll(() => frames.get(phase)?.length, { interval: 1 }).toBe(count);
  return bytes.length;
}

test(
  `nothing tells the points of ${ROUNDS} climbs before they have ended`,
  { timeout: 300_000 },
  async () => {
    const { socket, owner, ...viewers } = await openFor(CRASH);
    const { player } = viewers;
    const round = () => roundOf(tables, CRASH);
    let cashedOut = 0;
    for (let played = 0; played < ROUNDS; played++) {
      const { number } = await round();
      const id = uuidv7();
      const crashBet = { spots: { first: 100, second: 100 }, autoCashOut: { second: 110 } };
      const placed = await player.post(`/api/tables/${CRASH}/bets`, {
        id,
        round: number,
        bet: crashBet,
      });
      expect(placed.status).toBe(200);
      await askEverything(viewers, CRASH, [placed]);
      for (const phase of ['open', 'closing', 'closed']) {
        expect((await round()).phase).toBe(phase);
        await endPhase(owner, await round());
      }
      const climbing = await round();
      expect(climbing).toMatchObject({ phase: 'revealed', phase_ends_at: null });
      const cashOut = (spot: string) =>
        player.post(`/api/tables/${CRASH}/bets/${id}/cash-out`, { spot });
      const [stored] = await latestRounds(tables.app.deps.db, CRASH, 1);
      const endsAt = stored!.state.since + stored!.state.showMs!;
      // Ask at the start, at 1.02× and 1.10×, and in the last millisecond of the climb.
      const moments = [1, 400, 1_700, endsAt - 1 - stored!.state.since];
      for (const ms of moments.filter((one) => stored!.state.since + one < endsAt)) {
        tables.clock.set(
          new Date(Math.max(tables.clock.now().getTime(), stored!.state.since + ms)),
        );
        await owner.tick();
        const answers = [await cashOut('first'), await cashOut('second')];
        if (answers[0]!.status === 200) cashedOut++;
        await askEverything(viewers, CRASH, answers);
      }
      const at = await recorded('revealed', played + 1);
      tables.clock.set(new Date(endsAt));
      await owner.tick();
      const { result } = await round();
      revealed.push({ at, result: result! });
      await endPhase(owner, await round());
      await endPhase(owner, await round());
    }
    socket.close();
    expect(cashedOut).toBeGreaterThan(ROUNDS / 2);
    const points = new Set(revealed.map(({ result }) => JSON.stringify(result.events)));
    expect(points.size).toBeGreaterThan(100);
    expect([...frames.keys()].sort()).toEqual(['closed', 'closing', 'open', 'revealed']);
    expect(findLeaks({ bytes, revealed, frames })).toEqual([]);
    await setState(tables, 'closed', CRASH);
    await owner.release();
  },
);

test(
  `nothing tells the results of ${ROUNDS} rounds before they are revealed`,
  { timeout: 300_000 },
  async () => {
    const { socket, owner, ...viewers } = await openFor(TABLE);
    for (let played = 0; played < ROUNDS; played += 1) {
      for (const phase of ['open', 'closing', 'closed'] as const) {
        const round = await roundOf(tables);
        expect(round.phase).toBe(phase);
        const placed = await bet(viewers.player, round.number, { spots: { red: 100 } });
        await askEverything(viewers, TABLE, [placed]);
        if (phase !== 'closed') await endPhase(owner, round);
      }
      const at = await recorded('closed', played + 1);
      await endPhase(owner, await roundOf(tables));
      const round = await roundOf(tables);
      revealed.push({ at, result: round.result! });
      await endPhase(owner, round);
      await endPhase(owner, await roundOf(tables));
    }
    socket.close();
    expect(revealed).toHaveLength(ROUNDS);
    const results = revealed.map(({ result }) => JSON.stringify(result.events));
    expect(new Set(results).size).toBeGreaterThan(30);
    roulette = { bytes, revealed, frames };
    expect(findLeaks(roulette)).toEqual([]);
  },
);

describe('the scan finds', () => {
  /** Number of rounds scanned for a planted leak. A scan of all rounds takes seconds. */
  const SCANNED = 5;

  const planted = (text: string): Leak[] => {
    const scanned = roulette.revealed.slice(0, SCANNED);
    const at = scanned[2]!.at - 1;
    const leaking =
      roulette.bytes.slice(0, at) + text + roulette.bytes.slice(at, scanned.at(-1)!.at);
    const moved = scanned.map((one, n) => (n < 2 ? one : { ...one, at: one.at + text.length }));
    return findLeaks({ bytes: leaking, revealed: moved, frames: roulette.frames });
  };
  const third = () => roulette.revealed[2]!.result;

  test('a planted link and round key in any spelling', () => {
    const { link, round_key: key } = third();
    for (const secret of [link, key])
      for (const text of [
        `{"level":20,"msg":"next is ${secret}"}`,
        secret.toUpperCase(),
        Buffer.from(secret, 'hex').toString('base64'),
        Buffer.from(secret, 'hex').toString('base64url'),
      ])
        expect(planted(text)).toEqual([expect.objectContaining({ round: third().round })]);
  });

  test('a planted result in a reply, a metric and a log line', () => {
    const { round, events } = third();
    for (const text of [
      JSON.stringify({ round, events }),
      JSON.stringify({ number: round, result: events }),
      `tables_results{pocket="17"} 1`,
      JSON.stringify({ level: 30, round, pocket: 17 }),
    ])
      expect(planted(text)).not.toEqual([]);
  });

  test('a frame that is one byte longer for one result', () => {
    const changed = new Map(roulette.frames);
    const [first = '', ...others] = roulette.frames.get('closed') ?? [];
    changed.set('closed', [first.replace('}', ' }'), ...others]);
    expect(findLeaks({ bytes: '', revealed: [], frames: changed })).not.toEqual([]);
    expect(findLeaks({ bytes: '', revealed: [], frames: roulette.frames })).toEqual([]);
  });
});
