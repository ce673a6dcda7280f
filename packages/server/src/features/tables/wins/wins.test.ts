/** Tests the published wins of all members at a table, with bets over HTTP. */
import { showTableName } from '@wl/contract/tables-chat';
import { tablesNews } from '@wl/contract/news/tables';
import type { TableWins } from '@wl/contract/tables-wins';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  bet,
  newOwner,
  newPlayer,
  runUntil,
  setState,
  startTables,
  TABLE,
  type TablePlayer,
  type TestTables,
} from '../testing-tables.ts';
import { createWinsAnnouncer } from './announce-wins.ts';

let tables: TestTables;
let owner: ReturnType<typeof newOwner>;
let players: TablePlayer[];
let published: TableWins[];
let round: number;

beforeAll(async () => {
  tables = await startTables();
  await setState(tables, 'open');
  owner = newOwner(tables);
  await owner.tick();
  players = await Promise.all([1, 2, 3].map(() => newPlayer(tables)));
  const { realtime } = tables.app.deps;
  vi.spyOn(realtime, 'mayReach').mockReturnValue(true);
  vi.spyOn(realtime, 'publish').mockImplementation((channel, kind, data) => {
    if (kind.name === tablesNews.wins.name && channel === `table.${TABLE}`)
      published.push((data as { wins: TableWins }).wins);
  });
});
afterAll(() => tables.close());
beforeEach(async () => {
  published = [];
  await runUntil(tables, owner, 'settled');
  ({ number: round } = await runUntil(tables, owner, 'open'));
});

/** Bets of three members. Whichever number is drawn, exactly one bet wins. */
const BETS = [{ red: 100 }, { black: 100 }, { 'straight:0': 100 }];

/** Plays a round with one bet for each member, and returns the published wins. */
async function play(bets: readonly Record<string, number>[]): Promise<TableWins[]> {
  const announce = createWinsAnnouncer(tables.app.deps);
  for (const [index, spots] of bets.entries())
    expect((await bet(players[index]!, round, { spots })).status).toBe(200);
  await runUntil(tables, owner, 'revealed');
  await announce(TABLE);
  expect(published).toEqual([]);
  await runUntil(tables, owner, 'settled');
  await announce(TABLE);
  await announce(TABLE);
  return published;
}

test('a win is published once, rounded, and only when the round is settled', async () => {
  const [wins] = await play(BETS);
  expect(published).toHaveLength(1);
  expect(wins).toMatchObject({ round, members: 3, winners: 1, wins: [{ name: null }] });
  expect([100, 2_000]).toContain(wins?.wins[0]?.cents);
  expect(wins?.wins[0]?.city).toBe('london');
  for (const { subjectId } of players) expect(JSON.stringify(published)).not.toContain(subjectId);
});

test('the nickname is shown only with the member’s consent', async () => {
  for (const player of players) await player.call(showTableName, { body: { shows_name: true } });
  const [wins] = await play(BETS);
  expect(wins?.wins[0]?.name).toEqual(expect.any(String));
  for (const player of players) await player.call(showTableName, { body: { shows_name: false } });
});

test('with two members, only the number of winners is published', async () => {
  const [wins] = await play([{ red: 100 }, { black: 300, 'straight:0': 100 }]);
  expect(wins).toEqual({ round, members: 2, winners: 1, wins: [] });
});

test('a round without a winner publishes nothing', async () => {
  // With equal stakes on all numbers, the payout is less than the total stake.
  const spots = Object.fromEntries(Array.from({ length: 37 }, (_, n) => [`straight:${n}`, 100]));
  expect(await play([spots])).toEqual([]);
});
