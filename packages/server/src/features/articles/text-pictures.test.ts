/** Tests the pictures in article texts, and how long they are kept. */
import * as calls from '@wl/contract/articles';
import * as officeCalls from '@wl/contract/office/articles';
import * as officePageCalls from '@wl/contract/office/articles-pages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import {
  change,
  make,
  outcome,
  page,
  picture,
  publish,
  save,
  upload,
  withdraw,
  words,
} from './testing-articles.ts';
import { writeNewsPage } from './write-page.ts';

const START = '2026-03-02T12:00:00.000Z';
const DAY_MS = 86_400_000;
const ORIGIN = 'https://casino.example.com';
const clock = testClock(START);
let app: TestApp;
let mara: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions, publicUrl: ORIGIN } });
  mara = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());
beforeEach(() => clock.set(START));

/** Uploads a generated picture, which is different for each number. Returns its id. */
const uploaded = async (number: number): Promise<string> =>
  ((await upload(mara, await picture(number))).body.data as { id: string }).id;
const withPicture = (id: string) =>
  words('one', { markdown: `Look:\n\n![A "tram" in {casino}](picture:${id} "From {topUpMin}")` });
const picturesOf = async (id: string) =>
  (await mara.call(officeCalls.articlePictures, { params: { id } })).body.data;

/** Runs the nightly job. Returns true if the picture still exists afterwards. */
async function isKept(id: string): Promise<boolean> {
  await app.deps.jobs.runNow('articles.forget');
  const params = { id, width: 480 };
  return (await app.client().call(calls.articlePicture, { params })).status === 200;
}

test('a picture is part of the published text, with its size', async () => {
  const { id, slug } = await make(mara);
  const pictureId = await uploaded(1);
  await save(mara, id, withPicture(pictureId));
  expect(outcome(await publish(mara, id))).toBe('ok');
  const shown = {
    id: pictureId,
    alt: 'A "tram" in {casino}',
    caption: 'From {topUpMin}',
    ...{ width: 1600, height: 900 },
  };
  expect((await page(app.client(), slug)).body.data.body).toEqual([
    { blocks: [{ paragraph: ['Look:'] }, { picture: shown }] },
  ]);
  const figure = (origin: string) =>
    `<figure><img src="${origin}/api/articles/pictures/${pictureId}/960" width="960" height="540" ` +
    'alt="A &quot;tram&quot; in Wanderluck" /><figcaption>From $10</figcaption></figure>';
  const written = await writeNewsPage(app.deps, `/news/${slug}`, 'en');
  expect(written).toMatchObject({ text: expect.stringContaining(figure('')) });
  const feed = (await app.client().get('/news/rss.xml')).raw.body;
  const escaped = figure(ORIGIN)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  expect(feed).toContain(`<content:encoded>&lt;p&gt;Look:&lt;/p&gt;${escaped}</content:encoded>`);
});

test.each([
  ['articles.picture_unknown', `![a](picture:${uuidv7()})`],
  ['articles.picture_outside', '![a](https://evil.example/pixel.png)'],
  ['articles.picture_undescribed', `![](picture:${uuidv7()})`],
  ['articles.picture_misplaced', `text ![a](picture:${uuidv7()})`],
])('%s: a draft with a wrong picture is saved but not published', async (code, markdown) => {
  const { id } = await make(mara);
  expect(outcome(await save(mara, id, words('one', { markdown })))).toBe('ok');
  const reply = await publish(mara, id);
  expect([outcome(reply), reply.body.params]).toEqual([
    code,
    { piece: markdown.replace('text ', '') },
  ]);
});

test('fields of descriptions and captions are checked', async () => {
  const { id } = await make(mara);
  const pictureId = await uploaded(2);
  for (const markdown of [
    `![{nope}](picture:${pictureId})`,
    `![a](picture:${pictureId} "{nope}")`,
  ]) {
    await save(mara, id, words('one', { markdown }));
    expect(outcome(await publish(mara, id))).toBe('articles.field_unknown');
  }
});

test('an article lists the pictures of its cover, drafts and texts', async () => {
  const { id } = await make(mara);
  expect(await picturesOf(id)).toEqual([]);
  const [cover, drafted, inBoth] = [await uploaded(3), await uploaded(4), await uploaded(5)];
  await change(mara, id, {
    picture: { id: cover, ...{ width: 1, height: 1 }, focal_x: 1, focal_y: 1 },
  });
  await save(mara, id, withPicture(inBoth), { language: 'es' });
  await publish(mara, id, { language: 'es' });
  const markdown = `![a](picture:${drafted})\n![b](picture:${inBoth})\n![c](picture:${uuidv7()})`;
  await save(mara, id, words('two', { markdown }));
  const listed = (await picturesOf(id)) as { id: string }[];
  expect(listed.map((one) => one.id).toSorted()).toEqual([cover, drafted, inBoth].toSorted());
  expect(listed[0]).toMatchObject({ width: 1600, height: 900 });
  expect(outcome(await mara.call(officeCalls.articlePictures, { params: { id: uuidv7() } }))).toBe(
    'request.not_found',
  );
});

test('a page lists the pictures of its drafts, and none before its first edit', async () => {
  const params = { page: 'faq' } as const;
  const listed = async () => (await mara.call(officePageCalls.infoPagePictures, { params })).body;
  expect(await listed()).toEqual({ data: [] });
  const pictureId = await uploaded(10);
  const saved = await mara.call(officePageCalls.saveInfoPageDraft, {
    params: { ...params, language: 'en' },
    body: { ...withPicture(pictureId), number: 0 },
  });
  expect(outcome(saved)).toBe('ok');
  expect(await listed()).toEqual({ data: [{ id: pictureId, width: 1600, height: 900 }] });
});

test('a picture of a published text is kept, also after the text was withdrawn', async () => {
  const { id } = await make(mara);
  const pictureId = await uploaded(6);
  await save(mara, id, withPicture(pictureId));
  await publish(mara, id);
  await save(mara, id, words('two'));
  await withdraw(mara, id);
  clock.advance(400 * DAY_MS);
  expect(await isKept(pictureId)).toBe(true);
});

test('a picture of a draft is kept for 90 days after the draft was deleted', async () => {
  const { id } = await make(mara);
  const pictureId = await uploaded(7);
  await save(mara, id, withPicture(pictureId));
  clock.advance(400 * DAY_MS);
  // The current draft is kept, and so is its picture.
  expect(await isKept(pictureId)).toBe(true);
  await save(mara, id, words('two'));
  expect(await isKept(pictureId)).toBe(true);
  clock.advance(89 * DAY_MS);
  expect(await isKept(pictureId)).toBe(true);
  clock.advance(2 * DAY_MS);
  expect(await isKept(pictureId)).toBe(false);
});

test('a picture that leaves the cover is kept while a text contains it', async () => {
  const { id } = await make(mara);
  const pictureId = await uploaded(8);
  await change(mara, id, {
    picture: { id: pictureId, width: 1600, height: 900, focal_x: 50, focal_y: 50 },
  });
  await save(mara, id, withPicture(pictureId));
  await change(mara, id, { picture: null });
  clock.advance(200 * DAY_MS);
  expect(await isKept(pictureId)).toBe(true);
});

test('the database deletes no picture that a text contains', async () => {
  const { id } = await make(mara);
  const pictureId = await uploaded(9);
  await save(mara, id, withPicture(pictureId));
  await expect(
    app.deps.database.owner.query('delete from articles_pictures where id = $1', [pictureId]),
  ).rejects.toThrow('articles_picture_uses');
  await expect(
    app.deps.database.pool.query('delete from articles_picture_uses where picture_id = $1', [
      pictureId,
    ]),
  ).rejects.toThrow('permission denied');
});
