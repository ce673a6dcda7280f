import * as lobby from '@wl/contract/lobby';
import * as calls from '@wl/contract/office/lobby';
import type { LobbyOrder } from '@wl/contract/office/lobby';
import { games, textsOf } from '@wl/games/catalogue/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { switchTitle } from '../titles/index.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { orderOf } from './lobby-order.ts';
import { setup } from './setup.ts';

let app: TestApp;
let clerk: Awaited<ReturnType<typeof makeClerk>>;

beforeAll(async () => {
  app = await startTestApp();
  clerk = await makeClerk(app, ['games']);
});
afterAll(() => app.close());

const casino = games.map(({ slug }) => slug);
const current = async () => (await clerk.call(calls.lobbyOrder)).body.data as LobbyOrder;

/** Sends the current lobby order with the requested changes, as the back office does. */
async function arrange(request: Partial<LobbyOrder>, by = clerk) {
  const { categories, first, banners, version } = { ...(await current()), ...request };
  const body = { categories, first, banners, version, reason: 'Season of Tokyo' };
  return by.call(calls.arrangeLobby, { body });
}

/** Changes the lobby order and waits until this node has loaded the new order. */
async function arranged(request: Partial<LobbyOrder>): Promise<LobbyOrder> {
  const reply = await arrange(request);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const order = reply.body.data as LobbyOrder;
  await expect.poll(() => orderOf(app.deps)).toMatchObject({ version: order.version });
  return order;
}

const page = async (number: number, body: object = {}) =>
  (await app.client().call(lobby.searchGames, { body, query: { page: number } })).body.data.map(
    ({ slug }: { slug: string }) => slug,
  ) as string[];
const banners = async (query: { language?: string } = {}) =>
  (await app.client().call(lobby.lobbyBanners, { query })).body.data as lobby.Banner[];
const bannerSlugs = async () => (await banners()).map(({ slug }) => slug);

beforeEach(async () => {
  await arranged({ categories: [], first: [], banners: [] });
});

describe('games placed first', () => {
  test('appear first across pages, and the other games follow in the default order', async () => {
    const first = [casino.at(-1)!, casino[20]!, casino[3]!];
    await arranged({ first });
    const rest = casino.filter((slug) => !first.includes(slug));
    expect([...(await page(1)), ...(await page(2))]).toEqual([...first, ...rest]);
  });

  test('appear only in searches that match them', async () => {
    const table = games.filter(({ category }) => category === 'table').map(({ slug }) => slug);
    const first = ['neon-shibuya', table.at(-1)!];
    await arranged({ first });
    expect(await page(1, { category_id: ['table'] })).toEqual([
      table.at(-1),
      ...table.slice(0, -1),
    ]);
  });

  test('appear first for a member of a strict jurisdiction too', async () => {
    const { client } = await registered(app, { country: 'GB', phone: '+44 20 7946 0958' });
    await client.call(lobby.searchGames, { body: {} });
    await arranged({ first: ['metro-keno'] });
    const { data } = (await client.call(lobby.searchGames, { body: {} })).body;
    expect(data[0].slug).toBe('metro-keno');
  });
});

test('categories appear in the saved order, followed by the categories not listed', async () => {
  const saved = await arranged({ categories: ['live', 'classic'] });
  const order = ['live', 'classic', 'video', 'table'];
  expect(saved.categories).toEqual(order);
  const { data } = (await app.client().call(lobby.gameCategories)).body;
  expect(data.map(({ id }: { id: string }) => id)).toEqual(order);
  const { facets } = (await app.client().call(lobby.searchGames, { body: { counts: true } })).body;
  expect(facets.categories.map(({ id }: { id: string }) => id)).toEqual(order);
});

describe('banners', () => {
  test('appear in the saved order, with name and tagline in the requested language', async () => {
    expect(await banners()).toEqual([]);
    await arranged({ banners: ['metro-keno', 'neon-shibuya'] });
    expect(await banners({ language: 'fr' })).toEqual(
      ['metro-keno', 'neon-shibuya'].map((slug) => ({
        slug,
        name: textsOf(slug).fr.name,
        category: games.find((game) => game.slug === slug)?.category,
        line: textsOf(slug).fr.tagline,
      })),
    );
  });

  test('appear only for games that are open', async () => {
    await arranged({ banners: ['metro-keno', 'neon-shibuya', 'lotus-tower'] });
    await switchTitle(app.deps, 'metro-keno', { state: 'maintenance' });
    await switchTitle(app.deps, 'lotus-tower', { state: 'off' });
    await expect.poll(bannerSlugs).toEqual(['neon-shibuya']);
    expect((await current()).games.find(({ slug }) => slug === 'lotus-tower')?.state).toBe('off');
    await switchTitle(app.deps, 'metro-keno', { state: 'open' });
    await switchTitle(app.deps, 'lotus-tower', { state: 'open' });
    await expect.poll(bannerSlugs).toEqual(['metro-keno', 'neon-shibuya', 'lotus-tower']);
  });
});

describe('two clerks who change the lobby order', () => {
  test('one of two concurrent changes is rejected, and the other is kept in full', async () => {
    const other = await makeClerk(app, ['marketing']);
    const seen = await current();
    const requests = [
      arrange({ ...seen, first: ['metro-keno'] }),
      arrange({ ...seen, banners: ['lotus-tower'] }, other),
    ];
    const replies = await Promise.all(requests);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('floor.changed');
    const winner = replies.find(({ status }) => status === 200)?.body.data as LobbyOrder;
    expect(await current()).toEqual(winner);
    expect(winner.version).toBe(seen.version + 1);
    // After the conflict, a change based on the current version must be accepted.
    const again = await arrange({ banners: ['fog-and-crown'] }, other);
    expect(again.body.data).toMatchObject({ first: winner.first, banners: ['fog-and-crown'] });
  });

  test('a change based on an older version is rejected', async () => {
    const seen = await current();
    await arranged({ first: ['metro-keno'] });
    expect((await arrange({ ...seen, first: [] })).status).toBe(409);
    expect((await current()).first).toEqual(['metro-keno']);
  });
});

test.each<[string, Partial<LobbyOrder>, string, string]>([
  ['a game nobody knows', { first: ['no-such-game'] }, 'floor.unknown', 'no-such-game'],
  ['a banner nobody knows', { banners: ['tokyo'] }, 'floor.unknown', 'tokyo'],
  ['a category nobody knows', { categories: ['bingo'] }, 'floor.unknown', 'bingo'],
  ['a game named twice', { first: ['metro-keno', 'metro-keno'] }, 'floor.twice', 'metro-keno'],
  ['a banner named twice', { banners: ['metro-keno', 'metro-keno'] }, 'floor.twice', 'metro-keno'],
  ['a category named twice', { categories: ['live', 'live'] }, 'floor.twice', 'live'],
])('the lobby order rejects %s', async (_, request, code, name) => {
  const before = await current();
  const reply = await arrange(request);
  expect([reply.status, reply.body.code, reply.body.params]).toEqual([422, code, { name }]);
  expect(reply.body.message).toContain(name);
  expect(await current()).toEqual(before);
});

test('the lobby order rejects a ninth banner and a change without a reason', async () => {
  expect((await arrange({ banners: casino.slice(0, 9) })).body.code).toBe('request.invalid');
  expect((await arrange({ banners: casino.slice(0, 8) })).status).toBe(200);
  const body = { categories: [], first: [], banners: [], version: 1, reason: ' ' };
  expect((await clerk.call(calls.arrangeLobby, { body })).status).toBe(422);
});

test('changing the lobby order requires the permission, and logs the order before and after', async () => {
  const visitor = app.client();
  expect((await visitor.call(calls.lobbyOrder)).status).toBe(401);
  const support = await makeClerk(app, ['support']);
  expect((await support.call(calls.lobbyOrder)).status).toBe(403);
  const auditor = await makeClerk(app, ['auditor']);
  expect((await auditor.call(calls.lobbyOrder)).status).toBe(200);
  expect((await arrange({}, auditor)).status).toBe(403);
  await arranged({ first: ['metro-keno'] });
  const { rows } = await app.deps.database.owner.query(
    `select clerk_id, before, after, reason from staff_audit where action = 'floor.arrange' order by id desc limit 1`,
  );
  expect(rows).toEqual([
    {
      clerk_id: clerk.subjectId,
      before: expect.objectContaining({ first: [] }),
      after: expect.objectContaining({ first: ['metro-keno'] }),
      reason: 'Season of Tokyo',
    },
  ]);
});

test('the lobby order is loaded at startup, without games that no longer exist', async () => {
  await arranged({ first: ['lotus-tower', 'metro-keno'], banners: ['metro-keno'] });
  await app.deps.database.owner.query(
    `update lobby_order set first = '{gone,metro-keno}', banners = '{gone,metro-keno}', version = version + 1`,
  );
  const later = { ...app.deps };
  await setup(later);
  expect(orderOf(later).first).toEqual(['gone', 'metro-keno']);
  expect(await current()).toMatchObject({ first: ['metro-keno'], banners: ['metro-keno'] });
  await expect.poll(() => page(1).then(([first]) => first)).toBe('metro-keno');
  expect(await bannerSlugs()).toEqual(['metro-keno']);
});
