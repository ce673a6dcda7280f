/** Tests the member's favourite tables over HTTP. */
import * as calls from '@wl/contract/tables-favourite-tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlayer, startTables, type TablePlayer, type TestTables } from '../testing-tables.ts';
import { forgetFavouriteTables } from './favourite-tables-repository.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const listOf = async (by: TablePlayer): Promise<string[]> =>
  (await by.call(calls.readFavouriteTables)).body.data.tables;

const set = (by: TablePlayer, slug: string, favourite: boolean) =>
  by.call(calls.setFavouriteTable, { params: { slug }, body: { favourite } });

test('a member adds and removes favourite tables, also closed ones', async () => {
  const [player, other] = [await newPlayer(tables), await newPlayer(tables)];
  await set(player, 'thames-wheel', true);
  const reply = await set(player, 'pearl-salon', true);
  expect(reply.body.data.tables).toEqual(['pearl-salon', 'thames-wheel']);
  expect(await listOf(player)).toEqual(['pearl-salon', 'thames-wheel']);
  expect(await listOf(other)).toEqual([]);
  await set(other, 'pearl-salon', false);
  expect((await set(player, 'thames-wheel', false)).body.data.tables).toEqual(['pearl-salon']);
});

test('a repeated request changes nothing, also at the same time', async () => {
  const player = await newPlayer(tables);
  const added = await Promise.all([1, 2, 3].map(() => set(player, 'thames-wheel', true)));
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await listOf(player)).toEqual(['thames-wheel']);
  const removed = await Promise.all([1, 2].map(() => set(player, 'thames-wheel', false)));
  expect(removed.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listOf(player)).toEqual([]);
});

test('an unknown table is refused, and a visitor has no favourite tables', async () => {
  const player = await newPlayer(tables);
  const reply = await set(player, 'no-such-table', true);
  expect([reply.status, reply.body.code]).toEqual([404, 'tables.unknown']);
  expect((await tables.app.client().get('/api/favourite-tables')).status).toBe(401);
});

test('the favourite tables of a closed account are deleted', async () => {
  const [player, other] = [await newPlayer(tables), await newPlayer(tables)];
  await set(player, 'thames-wheel', true);
  await set(other, 'thames-wheel', true);
  await tables.app.deps.transaction((tx) => forgetFavouriteTables(tx, player.subjectId));
  expect(await listOf(player)).toEqual([]);
  expect(await listOf(other)).toEqual(['thames-wheel']);
});
