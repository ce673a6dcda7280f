/** Tests how the lobby lists shared tables, over HTTP: category, features, returns, search, recently played. */
import { launchGame } from '@wl/contract/play-games';
import { recentlyPlayed, searchGames, type GameSearch, type GameTile } from '@wl/contract/lobby';
import { tableArt } from '@wl/world/tables/art/table-art';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { testClock } from '../../platform/clock.ts';
import { longSessions, startTestApp, type TestApp } from '../../platform/testing.ts';
import { signInPlayer } from '../play/testing-players.ts';
import { createTableOwner } from '../tables/owner/table-owner.ts';
import { bet, runUntil, setState } from '../tables/testing-tables.ts';
import { acceptsBonusMoney, titles } from '../titles/index.ts';
import { slots } from '../tournaments/office/draft.ts';
import { publicPaths } from './site-map.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
});
afterAll(() => app.close());

const OPENED = ['thames-wheel', 'pearl-salon', 'pacific-departure', 'grand-departure'];

const listed = () => titles.listed().filter(({ product }) => product === 'table');
const setAll = async (state: 'open' | 'closed') => {
  for (const slug of OPENED) await setState({ app, clock } as never, state, slug);
  await expect.poll(() => listed().length).toBe(state === 'open' ? OPENED.length : 0);
};
beforeEach(() => setAll('open'));

async function search(body: z.input<typeof GameSearch>) {
  const reply = await app.client().call(searchGames, { body: { limit: 64, ...body } });
  expect(reply.status).toBe(200);
  return reply.body as { data: GameTile[]; facets: never };
}
const slugsOf = async (body: z.input<typeof GameSearch>) =>
  (await search(body)).data.map(({ slug }) => slug).toSorted();

test('the category live lists the open tables with the exact returns of their bets', async () => {
  const { data } = await search({ category_id: ['live'] });
  expect(data.map(({ slug }) => slug).toSorted()).toEqual(OPENED.toSorted());
  const tileOf = (slug: string) => data.find((tile) => tile.slug === slug);
  expect(tileOf('thames-wheel')).toMatchObject({ rtp: 97.2973, city: 'london', min_bet: 50 });
  expect(tileOf('thames-wheel')).not.toHaveProperty('lowest_rtp');
  expect(tileOf('pearl-salon')).toMatchObject({ rtp: 98.9421, lowest_rtp: 85.6404 });
  expect(tileOf('pacific-departure')).toMatchObject({ rtp: 99, multiplier: 50_000 });
  expect(tileOf('grand-departure')).toMatchObject({ rtp: 96.7741, lowest_rtp: 95.6617 });
});

test('every table has a picture', () => {
  const slugs = titles.ofProduct('table').map(({ slug }) => slug);
  expect(Object.keys(tableArt).toSorted()).toEqual(slugs.toSorted());
});

test('closed tables leave the lobby and the site map', async () => {
  expect(publicPaths(new Map())).toContain('/live/thames-wheel');
  await setAll('closed');
  expect(await slugsOf({ category_id: ['live'] })).toEqual([]);
  expect(publicPaths(new Map())).not.toContain('/live/thames-wheel');
});

test('a search finds a table by its name, its city and its road map', async () => {
  expect(await slugsOf({ game_name: 'thames' })).toEqual(['thames-wheel']);
  expect(await slugsOf({ sub_category_id: ['live-macau'] })).toEqual(['pearl-salon']);
  expect(await slugsOf({ category_id: ['live'], features: ['roadmap'] })).toEqual(['pearl-salon']);
});

test('tables have no auto spin, quick spin, bonus buy or free play, and take bonus money', async () => {
  const { data } = await search({ category_id: ['live'] });
  const features = data.flatMap((tile) => tile.features);
  expect(features.filter((name) => !['side_bets', 'roadmap'].includes(name))).toEqual([]);
  expect(data.filter(({ bonus_money, free_play }) => !bonus_money || free_play)).toEqual([]);
  for (const title of listed()) expect(acceptsBonusMoney(app.deps, title)).toBe(true);
  const live = { category_id: ['live'] };
  expect(await slugsOf({ ...live, availability: ['bonus_money'] })).toEqual(await slugsOf(live));
});

test('tables are neither launched as games nor offered for slot tournaments', async () => {
  const player = await signInPlayer(app);
  const reply = await player.call(launchGame, { params: { slug: 'thames-wheel' } });
  expect([reply.status, reply.body.code]).toEqual([404, 'play.game_unknown']);
  expect(slots().filter(({ product }) => product !== 'casino')).toEqual([]);
});

test('a table that the member has played is among the recently played games, also when it is closed', async () => {
  const owner = createTableOwner(app.deps, { chainRounds: 400 });
  const player = await signInPlayer(app, { cashCents: 10_000 });
  await owner.tick();
  const tables = { app, clock } as never;
  const { number } = await runUntil(tables, owner, 'open');
  const reply = await bet(player, number, { spots: { red: 100 } });
  const { payout_cents: paid = 0 } = reply.body.data.bet;
  await runUntil(tables, owner, 'settled');
  await setAll('closed');
  await app.deps.events.drain();
  const [game] = (await player.call(recentlyPlayed)).body.data;
  expect(game).toMatchObject({ slug: 'thames-wheel', name: 'Thames Wheel', category: 'live' });
  expect([-100, 100 - paid]).toContain(game.net_cents);
});
