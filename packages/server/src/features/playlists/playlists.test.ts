import * as calls from '@wl/contract/playlists';
import type { Playlist } from '@wl/contract/playlists';
import { games } from '@wl/games/catalogue/index';
import { casinoPlaylists } from '@wl/world/casino/playlists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { makePlayer } from '../play/testing-players.ts';
import { switchTitle } from '../titles/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TOO_SHORT = 'Please use 3 or more characters.';
const TAKEN = 'A Playlist with that name already exists, please try another';

const newMember = async () => app.signedIn('member', await makePlayer(app.deps));
const create = (client: TestClient, name: string, slugs: string[] = [], id = uuidv7()) =>
  client.call(calls.createPlaylist, { body: { id, name, games: slugs } });
const made = async (client: TestClient, name: string, slugs: string[] = []) =>
  ((await create(client, name, slugs)).body as { data: Playlist }).data;
const own = async (client: TestClient) =>
  ((await client.call(calls.allPlaylists)).body as { data: Playlist[] }).data.filter(
    ({ kind }) => kind === 'member',
  );
const shown = (client: TestClient, id: string) =>
  client.call(calls.playlistGames, { params: { id } });
const add = (client: TestClient, id: string, game: string) =>
  client.call(calls.addToPlaylist, { params: { id, game } });
const rename = (client: TestClient, id: string, name: string) =>
  client.call(calls.changePlaylist, { params: { id }, body: { name } });
const share = (client: TestClient, id: string, shared: boolean) =>
  client.call(calls.changePlaylist, { params: { id }, body: { shared } });
const like = (client: TestClient, id: string, liked: boolean) =>
  client.call(calls.likePlaylist, { params: { id }, body: { liked } });
const order = (client: TestClient, id: string, slugs: string[]) =>
  client.call(calls.orderPlaylist, { params: { id }, body: { games: slugs } });
const count = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

describe('creating and naming a playlist', () => {
  test('creates one playlist when the same request arrives four times at once or again later', async () => {
    const client = await newMember();
    const id = uuidv7();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => create(client, 'Night Flight', ['lotus-tower'], id)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of replies)
      expect(body.data).toMatchObject({ id, name: 'Night Flight', games: ['lotus-tower'] });
    expect(await own(client)).toHaveLength(1);
    await rename(client, id, 'Day Flight');
    expect((await create(client, 'Night Flight', [], id)).body.data.name).toBe('Day Flight');
  });

  test('requires at least three characters and a name that is unique per member, ignoring case', async () => {
    const client = await newMember();
    const short = await create(client, ' ab ');
    expect([short.status, short.body.errors]).toEqual([422, { name: [TOO_SHORT] }]);
    const list = await made(client, '  Card   Night ');
    expect(list.name).toBe('Card Night');
    const taken = await create(client, 'CARD night');
    expect([taken.status, taken.body.errors]).toEqual([422, { name: [TAKEN] }]);
    const other = await made(client, 'Old School');
    expect((await rename(client, other.id, 'card NIGHT')).body.errors).toEqual({ name: [TAKEN] });
    expect((await rename(client, other.id, 'xy')).body.errors).toEqual({ name: [TOO_SHORT] });
    // A playlist can be renamed to its own name in a different case. Another member's playlist can have the same name.
    expect((await rename(client, list.id, 'CARD NIGHT')).status).toBe(200);
    expect((await create(await newMember(), 'Card Night')).status).toBe(200);
  });

  test('rejects profanity in the name of a shared playlist, but allows it in a private one', async () => {
    const client = await newMember();
    const list = await made(client, 'Sh1t I like');
    expect((await rename(client, list.id, 'f u c k it')).status).toBe(200);
    const shared = await share(client, list.id, true);
    expect([shared.status, shared.body.code]).toEqual([422, 'playlists.name_unfit']);
    expect((await own(client))[0]).toMatchObject({ name: 'f u c k it', shared: false });
    // If a request changes both the name and the sharing setting of a list, the name must be checked under the new
    // setting.
    const both = await client.call(calls.changePlaylist, {
      params: { id: list.id },
      body: { name: 'Rojo y negro', shared: true },
    });
    expect(both.body.data).toMatchObject({ name: 'Rojo y negro', shared: true });
    const renamed = await rename(client, list.id, 'Puta madre');
    expect([renamed.status, renamed.body.code]).toEqual([422, 'playlists.name_unfit']);
    const closedAndRenamed = await client.call(calls.changePlaylist, {
      params: { id: list.id },
      body: { name: 'Puta madre', shared: false },
    });
    expect(closedAndRenamed.body.data).toMatchObject({ name: 'Puta madre', shared: false });
    expect((await share(client, list.id, true)).status).toBe(422);
  });

  test('gives a name to only one of several concurrent requests', async () => {
    const client = await newMember();
    const replies = await Promise.all(
      ['Same', 'SAME', 'same', 'sAme'].map((n) => create(client, n)),
    );
    expect([count(replies, 200), count(replies, 422)]).toEqual([1, 3]);
    const [a, b] = [await made(client, 'One'), await made(client, 'Two')];
    const renames = await Promise.all([
      rename(client, a.id, 'Three'),
      rename(client, b.id, 'THREE'),
    ]);
    expect([count(renames, 200), count(renames, 422)]).toEqual([1, 1]);
  });

  test('allows at most fifty playlists, even when the last ones are created concurrently', async () => {
    const client = await newMember();
    const names = Array.from({ length: 47 }, (_, index) => `List ${index}`);
    for (const name of names) expect((await create(client, name)).status).toBe(200);
    const last = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create(client, `Late ${index}`)),
    );
    expect([count(last, 200), count(last, 409)]).toEqual([3, 5]);
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'playlists.too_many',
      params: { most: 50 },
    });
    const lists = await own(client);
    expect(lists).toHaveLength(50);
    const [oldest] = lists.slice(-1);
    const remove = () => client.call(calls.deletePlaylist, { params: { id: oldest?.id ?? '' } });
    expect((await Promise.all([remove(), remove()])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await remove()).status).toBe(200);
    expect((await create(client, 'Room again')).status).toBe(200);
    expect((await create(client, 'No room')).status).toBe(409);
  });
});

describe('games of a playlist', () => {
  test('are added once, keep their order, and can be reordered and removed', async () => {
    const client = await newMember();
    const { id } = await made(client, 'Mixed');
    const [a = '', b = '', c = ''] = games.map(({ slug }) => slug);
    await add(client, id, a);
    await Promise.all([add(client, id, b), add(client, id, b)]);
    expect((await add(client, id, c)).body.data.games).toEqual([a, b, c]);
    expect((await add(client, id, a)).body.data.games).toEqual([a, b, c]);
    expect((await order(client, id, [c, a, b])).body.data.games).toEqual([c, a, b]);
    expect((await shown(client, id)).body.data.map(({ slug }: { slug: string }) => slug)).toEqual([
      c,
      a,
      b,
    ]);
    for (const wrong of [
      [c, a],
      [c, a, a],
      [c, a, b, 'x'],
    ]) {
      const refused = await order(client, id, wrong);
      expect([refused.status, refused.body.code]).toEqual([409, 'playlists.changed']);
    }
    const out = () => client.call(calls.removeFromPlaylist, { params: { id, game: a } });
    expect((await out()).body.data.games).toEqual([c, b]);
    expect((await out()).body.data.games).toEqual([c, b]);
    expect((await add(client, id, a)).body.data.games).toEqual([c, b, a]);
    expect((await add(client, id, 'no-such-game')).body.code).toBe('play.game_unknown');
  });

  test('are limited to 200 by the database, even when the last ones are added concurrently', async () => {
    const client = await newMember();
    const { id } = await made(client, 'Long');
    // Nearly fill the playlist with slugs of games that no longer exist, because the catalogue has fewer games than the
    // limit.
    await app.deps.database.pool.query(
      `insert into playlists_games select $1, 'gone-' || n, n, now() from generate_series(1, 197) n`,
      [id],
    );
    const replies = await Promise.all(games.slice(0, 7).map(({ slug }) => add(client, id, slug)));
    expect([count(replies, 200), count(replies, 409)]).toEqual([3, 4]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'playlists.full',
      params: { most: 200 },
    });
    const { rows } = await app.deps.database.pool.query<{ n: number; games: number }>(
      `select (select count(*)::int from playlists_games where list_id = $1) n, games from playlists where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ n: 200, games: 200 }]);
    await expect(
      app.deps.database.pool.query('update playlists set games = 0 where id = $1', [id]),
    ).rejects.toThrow(/permission denied/);
  });

  test('are hidden while switched off and shown again when reopened', async () => {
    const client = await newMember();
    const { id } = await made(client, 'Switched', ['lotus-tower', 'mosaic-park', 'pachi-sevens']);
    await switchTitle(app.deps, 'mosaic-park', { state: 'off' });
    await expect
      .poll(async () => (await shown(client, id)).body.meta.games)
      .toEqual(['lotus-tower', 'pachi-sevens']);
    expect((await order(client, id, ['pachi-sevens', 'lotus-tower'])).status).toBe(200);
    await switchTitle(app.deps, 'mosaic-park', { state: 'open' });
    await expect
      .poll(async () => (await shown(client, id)).body.meta.games)
      .toEqual(['pachi-sevens', 'lotus-tower', 'mosaic-park']);
  });
});

describe('other people’s access to a playlist', () => {
  test('includes reading a shared one; a private one looks like a missing one', async () => {
    const [ada, rea] = [await newMember(), await newMember()];
    const { id } = await made(ada, 'Mine', ['lotus-tower']);
    for (const client of [rea, app.client()]) {
      const hidden = await shown(client, id);
      expect(hidden.body).toEqual((await shown(client, uuidv7())).body);
      expect(hidden.status).toBe(404);
    }
    expect((await like(rea, id, true)).status).toBe(404);
    expect((await share(ada, id, true)).body.data.shared).toBe(true);
    for (const client of [rea, app.client()]) {
      const { status, body } = await shown(client, id);
      expect(status).toBe(200);
      expect(body.meta).toMatchObject({ name: 'Mine', own: false, games: ['lotus-tower'] });
      expect(body.meta.by).toEqual(expect.stringMatching(/^p/));
    }
    await share(ada, id, false);
    expect((await shown(rea, id)).status).toBe(404);
  });

  test('does not include changing it', async () => {
    const [ada, rea] = [await newMember(), await newMember()];
    const { id } = await made(ada, 'Mine', ['lotus-tower', 'mosaic-park']);
    await share(ada, id, true);
    const params = { id, game: 'lotus-tower' };
    const tries = [
      rename(rea, id, 'Yours'),
      share(rea, id, false),
      add(rea, id, 'pachi-sevens'),
      order(rea, id, ['mosaic-park', 'lotus-tower']),
      rea.call(calls.removeFromPlaylist, { params }),
      create(rea, 'Stolen', [], id),
    ];
    for (const reply of await Promise.all(tries))
      expect([reply.status, reply.body.code]).toEqual([404, 'request.not_found']);
    const [another, missing] = await Promise.all(
      [id, uuidv7()].map((list) => rea.call(calls.deletePlaylist, { params: { id: list } })),
    );
    expect([another?.status, another?.body]).toEqual([missing?.status, missing?.body]);
    expect((await shown(ada, id)).body.meta).toMatchObject({
      name: 'Mine',
      shared: true,
      games: ['lotus-tower', 'mosaic-park'],
    });
    expect(await own(rea)).toEqual([]);
    expect((await app.client().call(calls.createPlaylist, { body: {} })).status).toBe(401);
  });

  test('includes one like per member, which can be withdrawn', async () => {
    const [ada, rea] = [await newMember(), await newMember()];
    const { id } = await made(ada, 'Liked');
    await share(ada, id, true);
    const replies = await Promise.all([1, 2, 3].map(() => like(rea, id, true)));
    for (const { body } of replies) expect(body.data).toMatchObject({ likes: 1, liked: true });
    expect((await like(ada, id, true)).body.data).toMatchObject({ likes: 2, liked: true });
    await Promise.all([1, 2].map(() => like(rea, id, false)));
    expect((await shown(rea, id)).body.meta).toMatchObject({ likes: 1, liked: false });
    await ada.call(calls.deletePlaylist, { params: { id } });
    expect((await like(rea, id, true)).status).toBe(404);
    const left = await app.deps.database.pool.query('select from playlists_likes where list = $1', [
      id,
    ]);
    expect(left.rowCount).toBe(0);
  });
});

describe('the casino’s playlists', () => {
  test('are visible to visitors, contain catalogue games, and can be liked but not changed by members', async () => {
    const visitor = (await app.client().call(calls.allPlaylists)).body as { data: Playlist[] };
    expect(visitor.data.map(({ id }) => id)).toEqual(casinoPlaylists.map(({ id }) => id));
    for (const list of casinoPlaylists) {
      const lines = (await shown(app.client(), list.id)).body.data as { slug: string }[];
      expect(lines.map(({ slug }) => slug)).toEqual(list.games);
    }
    const ada = await newMember();
    expect((await like(ada, 'night-flight', true)).body.data).toMatchObject({
      kind: 'house',
      liked: true,
      likes: 1,
    });
    for (const id of ['night-flight', 'no-such-list']) {
      expect((await rename(ada, id, 'My flight')).status).toBe(404);
      expect((await ada.call(calls.deletePlaylist, { params: { id } })).status).toBe(404);
    }
    expect((await like(ada, 'no-such-list', true)).status).toBe(404);
  });
});
