/** Tests favourite bets over HTTP: saving, renaming, deleting and placing them. */
import * as calls from '@wl/contract/tables-favourites';
import type { FavouriteBet } from '@wl/contract/tables-favourites';
import { MAX_FAVOURITE_BETS } from '@wl/world/tables/favourite-bets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { newPlayer, startTables, type TablePlayer, type TestTables } from '../testing-tables.ts';

const GAME = 'table-roulette';
const SPOTS = { red: 1_000, 'straight:7': 250 };

let tables: TestTables;
let player: TablePlayer;
beforeAll(async () => {
  tables = await startTables();
  player = await newPlayer(tables);
});
afterAll(() => tables.close());

const listOf = async (by = player, game = GAME): Promise<FavouriteBet[]> =>
  (await by.call(calls.readFavouriteBets, { query: { game } })).body.data.favourites;

/** Saves a favourite bet with the given changes. */
const save = (change: Partial<FavouriteBet> = {}, by = player) =>
  by.call(calls.saveFavouriteBet, {
    body: { id: uuidv7(), game: GAME, name: 'Red and seven', spots: SPOTS, ...change },
  });

const remove = (id: string, by = player) => by.call(calls.deleteFavouriteBet, { params: { id } });

test('a saved favourite is listed for its game only, and only for its member', async () => {
  const id = uuidv7();
  const reply = await save({ id, name: '  Red and seven ' });
  expect(reply.body.data.favourite).toMatchObject({ id, name: 'Red and seven', spots: SPOTS });
  expect(await listOf()).toMatchObject([{ id, game: GAME, name: 'Red and seven', spots: SPOTS }]);
  expect(await listOf(player, 'travel-wheel')).toEqual([]);
  const other = await newPlayer(tables);
  expect(await listOf(other)).toEqual([]);
  expect((await remove(id, other)).status).toBe(200);
  expect(await listOf()).toHaveLength(1);
  const renamed = await other.call(calls.renameFavouriteBet, {
    params: { id },
    body: { name: 'Mine' },
  });
  expect(renamed.body.code).toBe('tables.favourite_unknown');
  await remove(id);
});

test('a repeated request saves nothing again, also at the same time and after a new name', async () => {
  const id = uuidv7();
  const replies = await Promise.all([save({ id }), save({ id }), save({ id: id.toUpperCase() })]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await listOf()).toHaveLength(1);
  const renamed = await player.call(calls.renameFavouriteBet, {
    params: { id },
    body: { name: 'Evening' },
  });
  expect(renamed.body.data.favourite.name).toBe('Evening');
  expect((await save({ id })).body.data.favourite.name).toBe('Evening');
  const changed = await save({ id, spots: { black: 500 } });
  expect([changed.status, changed.body.code]).toEqual([409, 'tables.favourite_id_reused']);
  await remove(id);
  expect((await remove(id)).status).toBe(200);
  expect(await listOf()).toEqual([]);
});

test('a member has at most ten favourites for each game, also from two windows', async () => {
  const replies = await Promise.all(
    Array.from({ length: MAX_FAVOURITE_BETS + 2 }, (_, index) => save({ name: `Bet ${index}` })),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => [body.code, body.params])).toEqual([
    ['tables.favourites_full', { maximum: 10 }],
    ['tables.favourites_full', { maximum: 10 }],
  ]);
  expect((await save({ game: 'travel-wheel', spots: { 'pays:6': 200 } })).status).toBe(200);
  const [first] = await listOf();
  await remove(first!.id);
  expect((await save()).status).toBe(200);
  for (const { id } of await listOf()) await remove(id);
});

test.each([
  ['play.game_unknown', { game: 'poker' }],
  ['play.unknown_bet', { spots: { 'pays:6': 100 } }],
  ['play.empty_bet', { spots: {} }],
  ['request.invalid', { name: '   ' }],
  ['request.invalid', { name: 'x'.repeat(31) }],
  ['request.invalid', { spots: { red: 1.5 } }],
])('%s refuses %j, and nothing is saved', async (code, change) => {
  expect((await save(change)).body.code).toBe(code);
  expect(await listOf()).toEqual([]);
});

test('a visitor has no favourites', async () => {
  const reply = await tables.app.client().get(`/api/favourite-bets?game=${GAME}`);
  expect(reply.status).toBe(401);
});
