/** Tests the published bets of all members at a table, over HTTP and a real WebSocket. */
import type { AddressInfo } from 'node:net';
import type { TableCrowd } from '@wl/contract/tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { listTables } from '../repository.ts';
import { voidRound } from '../rounds/void-round.ts';
import { gameOfTable } from '../table-rules.ts';
import {
  bet,
  newOwner,
  newPlayer,
  runUntil,
  see,
  setState,
  startTables,
  TABLE,
  type TablePlayer,
  type TestTables,
} from '../testing-tables.ts';
import { createCrowdAnnouncer } from './announce-crowds.ts';

let tables: TestTables;
let owner: ReturnType<typeof newOwner>;
let players: TablePlayer[];
beforeAll(async () => {
  tables = await startTables();
  await tables.app.app.listen({ port: 0, host: '127.0.0.1' });
  await setState(tables, 'open');
  owner = newOwner(tables);
  await owner.tick();
  players = await Promise.all([1, 2, 3].map(() => newPlayer(tables)));
});
afterAll(() => tables.close());
let round: number;
beforeEach(async () => {
  await runUntil(tables, owner, 'settled');
  ({ number: round } = await runUntil(tables, owner, 'open'));
});

/** Opens a visitor's socket on the table's channel, and collects the published bets of all members. */
async function watching() {
  const { port } = tables.app.app.server.address() as AddressInfo;
  const { key } = tables.app.deps.config.pusher;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`);
  const frames: string[] = [];
  await new Promise<void>((resolve) => {
    socket.on('message', (bytes: Buffer) => {
      const { event, data } = JSON.parse(bytes.toString()) as { event: string; data: string };
      if (event === 'pusher:connection_established')
        socket.send(
          JSON.stringify({ event: 'pusher:subscribe', data: { channel: `table.${TABLE}` } }),
        );
      if (event === 'pusher_internal:subscription_succeeded') resolve();
      if (event === 'tables.crowd') frames.push(data);
    });
  });
  const crowds = () => frames.map((data) => (JSON.parse(data) as { crowd: TableCrowd }).crowd);
  const close = async () => {
    socket.close();
    const channel = `table.${TABLE}`;
    await expect.poll(() => tables.app.deps.realtime.mayReach(channel)).toBe(false);
  };
  return { frames, crowds, close };
}

/** Waits until the server's cached figures have expired, requests the table, and returns the published bets. */
async function seen() {
  tables.clock.advance(1_000);
  return (await see(tables)).crowd;
}

test('everybody sees how many members bet on each spot, but neither a member nor a stake', async () => {
  const stakes = [1_300, 1_700, 1_900];
  for (const [index, player] of players.entries()) {
    const spots = { red: stakes[index]!, ...(index < 2 && { 'straight:7': 550 }) };
    expect((await bet(player, round, { spots })).status).toBe(200);
    const red = index < 2 ? { members: index + 1 } : { members: 3, cents: 2_000 };
    expect(await seen()).toMatchObject({ round, bets: index + 1, spots: { red } });
  }
  const reply = await see(tables);
  expect(reply.crowd?.spots['straight:7']).toEqual({ members: 2 });
  expect(reply.table.members).toBe(3);
  const list = await tables.app.client().get('/api/tables');
  expect(list.body.data.tables).toMatchObject([{ slug: TABLE, members: 3 }]);
  const text = JSON.stringify([reply, list.body]);
  for (const { subjectId } of players) expect(text).not.toContain(subjectId);
});

test('a second bet of a member counts the member once', async () => {
  const [player] = players;
  await bet(player!, round, { spots: { red: 500 } });
  await bet(player!, round, { spots: { red: 500, black: 500 } });
  expect(await seen()).toMatchObject({
    bets: 2,
    spots: { red: { members: 1 }, black: { members: 1 } },
  });
});

test('a member belongs to the table until the end of the round after the last bet', async () => {
  await bet(players[0]!, round);
  expect((await seen())?.members).toBe(1);
  await runUntil(tables, owner, 'settled');
  await runUntil(tables, owner, 'open');
  expect(await seen()).toMatchObject({ round: round + 1, bets: 0, members: 1, spots: {} });
  await bet(players[1]!, round + 1);
  expect((await seen())?.members).toBe(2);
  await runUntil(tables, owner, 'settled');
  await runUntil(tables, owner, 'open');
  expect((await seen())?.members).toBe(1);
});

test('a message follows a change, and none an unchanged round', async () => {
  const window = await watching();
  const announce = createCrowdAnnouncer(tables.app.deps);
  await announce(TABLE);
  await announce(TABLE);
  await bet(players[0]!, round, { spots: { red: 500 } });
  await announce(TABLE);
  await announce(TABLE);
  await bet(players[1]!, round, { spots: { red: 500 } });
  await announce(TABLE);
  await expect.poll(() => window.crowds().length).toBe(3);
  expect(window.crowds().map(({ bets, spots }) => [bets, spots])).toEqual([
    [0, {}],
    [1, { red: { members: 1 } }],
    [2, { red: { members: 2 } }],
  ]);
  for (const player of players) expect(window.frames.join()).not.toContain(player.subjectId);
  await window.close();
});

test('nothing is read or published while nobody listens', async () => {
  let reads = 0;
  const { deps } = tables.app;
  const counting = Object.create(deps, {
    db: {
      get: () => {
        reads += 1;
        return deps.db;
      },
    },
  }) as typeof deps;
  const announce = createCrowdAnnouncer(counting);
  await announce(TABLE);
  expect(reads).toBe(0);
  const window = await watching();
  await announce(TABLE);
  expect(reads).toBe(1);
  await window.close();
});

test('many replies in one second share one query', async () => {
  tables.clock.advance(1_000);
  const before = await see(tables);
  await bet(players[0]!, round);
  expect((await see(tables)).crowd).toEqual(before.crowd);
  expect((await seen())?.bets).toBe(before.crowd!.bets + 1);
});

test('bets on every spot of a table fit into a message', async () => {
  for (const table of await listTables(tables.app.deps.db)) {
    const all = { members: 10_000, cents: 100_000_000 };
    const spots = Object.fromEntries(gameOfTable(table).spots.map((spot) => [spot, all]));
    const crowd = { round: 1_000_000, bets: 10_000, members: 10_000, spots };
    expect(JSON.stringify({ table: table.slug, crowd }).length).toBeLessThan(10_000);
  }
});

test('a void round keeps its figures until the next round', async () => {
  await bet(players[0]!, round, { spots: { red: 500 } });
  await voidRound(tables.app.deps, TABLE, { round, reason: 'equipment' });
  await owner.tick();
  expect((await seen())?.spots).toEqual({ red: { members: 1 } });
});
