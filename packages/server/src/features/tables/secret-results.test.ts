/**
 * Scans everything that leaves the server during 200 rounds (issue 34): WebSocket frames, HTTP replies, metrics and log
 * lines. No output discloses a result before its round is revealed, not even through the length of a frame.
 */
import { Writable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { officeTables } from '@wl/contract/office/tables';
import { tablesNews } from '@wl/contract/news/tables';
import type { TableResult, TableRound } from '@wl/contract/tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/log.ts';
import { longSessions, startTestApp } from '../../platform/testing.ts';
import { signInPlayer } from '../play/testing-players.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import type { TableOwner } from './owner/table-owner.ts';
import { findLeaks, type Leak } from './testing-leaks.ts';
import { bet, newOwner, roundOf, setState, TABLE, type TestTables } from './testing-tables.ts';

const ROUNDS = 200;
const METRICS_TOKEN = 'metrics-token-of-this-test';

let tables: TestTables;
/** Bytes that have left the server, in order. */
let bytes = '';
/** Position in `bytes` at which each round was revealed, with its public result. */
const revealed: { at: number; result: TableResult }[] = [];
/** Messages of the table before the result, by phase. */
const frames = new Map<string, string[]>();

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
  await setState(tables, 'open');
}, 60_000);
afterAll(() => tables.close());

/** Opens a visitor's socket on the table's channel, and records all bytes that it receives. */
async function watch(): Promise<WebSocket> {
  const { port } = tables.app.app.server.address() as AddressInfo;
  const { key } = tables.app.deps.config.pusher;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`);
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const frame = data.toString();
      note(frame);
      if (frame.includes('connection_established'))
        socket.send(
          JSON.stringify({ event: 'pusher:subscribe', data: { channel: `table.${TABLE}` } }),
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
  if (!['open', 'closing', 'closed'].includes(round.phase)) return;
  frames.set(round.phase, [...(frames.get(round.phase) ?? []), frame]);
}

/** Advances the clock to the end of the round's phase, and lets the owner start the next phase. */
async function endPhase(owner: TableOwner, { phase_ends_at: end }: TableRound): Promise<void> {
  tables.clock.advance(Math.max(1, Date.parse(end!) - tables.clock.now().getTime()));
  await owner.tick();
}

test(
  `nothing tells the results of ${ROUNDS} rounds before they are revealed`,
  { timeout: 300_000 },
  async () => {
    const { app } = tables;
    const socket = await watch();
    const player = await signInPlayer(app, { cashCents: 100_000_000 });
    const clerk = await makeClerk(app, ['games']);
    const owner = newOwner(tables);
    const askEverything = async (round: number) => {
      const replies = [
        await app.client().get('/api/tables'),
        await app.client().get(`/api/tables/${TABLE}`),
        await player.get(`/api/tables/${TABLE}`),
        await bet(player, round, { spots: { red: 100 } }),
        await clerk.call(officeTables),
        await app.client().request('GET', '/metrics', undefined, {
          authorization: `Bearer ${METRICS_TOKEN}`,
        }),
      ];
      for (const { raw } of replies) note(JSON.stringify(raw.headers) + raw.payload);
      expect(replies.at(-1)!.status).toBe(200);
    };
    await owner.tick();
    for (let played = 0; played < ROUNDS; played += 1) {
      for (const phase of ['open', 'closing', 'closed'] as const) {
        const round = await roundOf(tables);
        expect(round.phase).toBe(phase);
        await askEverything(round.number);
        if (phase !== 'closed') await endPhase(owner, round);
      }
      // Frames arrive in order, so all frames sent so far have arrived with the one of the phase `closed`.
      await expect.poll(() => frames.get('closed')?.length, { interval: 1 }).toBe(played + 1);
      const at = bytes.length;
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
    expect(findLeaks({ bytes, revealed, frames })).toEqual([]);
  },
);

describe('the scan finds', () => {
  /** Number of rounds scanned for a planted leak. A scan of all rounds takes seconds. */
  const SCANNED = 5;

  const planted = (text: string): Leak[] => {
    const scanned = revealed.slice(0, SCANNED);
    const at = scanned[2]!.at - 1;
    const leaking = bytes.slice(0, at) + text + bytes.slice(at, scanned.at(-1)!.at);
    const moved = scanned.map((one, n) => (n < 2 ? one : { ...one, at: one.at + text.length }));
    return findLeaks({ bytes: leaking, revealed: moved, frames });
  };
  const third = () => revealed[2]!.result;

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
    const changed = new Map(frames);
    const [first = '', ...others] = frames.get('closed') ?? [];
    changed.set('closed', [first.replace('}', ' }'), ...others]);
    expect(findLeaks({ bytes: '', revealed: [], frames: changed })).not.toEqual([]);
    expect(findLeaks({ bytes: '', revealed: [], frames })).toEqual([]);
  });
});
