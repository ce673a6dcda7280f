/** Tests of article pictures: accepted and rejected uploads, and the files that visitors receive. */
import * as calls from '@wl/contract/articles';
import { PICTURE_MAX_BYTES, PICTURE_WIDTHS } from '@wl/world/articles/articles';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { pngBomb } from '../../platform/files/testing-pictures.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import {
  change,
  make,
  outcome,
  page,
  picture,
  publish,
  read,
  save,
  upload,
  words,
} from './testing-articles.ts';

const START = '2026-03-02T12:00:00.000Z';
const DAY_MS = 86_400_000;
const clock = testClock(START);
let app: TestApp;
let mara: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  mara = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());
beforeEach(() => clock.set(START));

const get = (id: string, width: number) =>
  app.client().call(calls.articlePicture, { params: { id, width } });
const sizeOf = async (id: string, width: number) => {
  const {
    format,
    width: wide,
    height,
  } = await sharp((await get(id, width)).raw.rawPayload).metadata();
  return [format, wide, height];
};

describe('an uploaded picture', () => {
  test('is sent as WebP in each width, and cached permanently', async () => {
    const { body } = await upload(mara, await picture(1));
    const { id } = body.data;
    expect(body.data).toEqual({ id, width: 1600, height: 900, focal_x: 50, focal_y: 50 });
    for (const width of PICTURE_WIDTHS)
      expect(await sizeOf(id, width)).toEqual(['webp', width, (width * 9) / 16]);
    const { headers } = await get(id, 480);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await get(id, 500)).status).toBe(404);
    expect((await get(uuidv7(), 480)).status).toBe(404);
  });

  test('is not enlarged', async () => {
    const { body } = await upload(mara, await picture(2, { width: 1000, height: 500 }));
    expect(body.data).toMatchObject({ width: 1000, height: 500 });
    expect(await sizeOf(body.data.id, 1600)).toEqual(['webp', 1000, 500]);
    expect(await sizeOf(body.data.id, 480)).toEqual(['webp', 480, 240]);
  });

  test('is stored once, even if it is sent twice at the same time', async () => {
    const file = await picture(3);
    const replies = await Promise.all([upload(mara, file), upload(mara, file)]);
    const later = await upload(mara, file, { name: 'other.png' });
    const ids = [...replies, later].map(({ body }) => body.data.id as string);
    expect(new Set(ids).size).toBe(1);
    const { rows } = await app.deps.database.owner.query(
      `select count(*) as lines from staff_audit where subject = $1`,
      [`article_picture:${ids[0]}`],
    );
    expect(rows[0].lines).toBe(1);
  });

  test('can be PNG, JPEG or WebP, and is upright and without metadata', async () => {
    const place = 'CANARY-41.0082N';
    for (const format of ['jpeg', 'webp', 'png'] as const) {
      const photo = await sharp(await picture(4, { width: 1200, height: 2000 }))
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { ImageDescription: place } })
        .toFormat(format)
        .toBuffer();
      const { body } = await upload(mara, photo, { name: `a.${format}` });
      const sent = (await get(body.data.id, 1600)).raw.rawPayload;
      expect(sent.includes(place)).toBe(false);
      const facts = await sharp(sent).metadata();
      expect([facts.exif, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined]);
      // EXIF orientation 6 rotates the picture by a quarter turn, so width and height are swapped.
      expect([facts.width, facts.height]).toEqual([1600, 960]);
    }
  });
});

describe('an upload is rejected', () => {
  const bytes = (text: string) => Buffer.from(text);
  test.each([
    ['a text file named .png', bytes('Not a picture at all, only words.')],
    [
      'a drawing that can run scripts',
      bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['an animation', Buffer.concat([bytes('GIF89a'), Buffer.alloc(60)])],
    ['an empty file', Buffer.alloc(0)],
  ])('if it is %s', async (_, file) => {
    expect(outcome(await upload(mara, file))).toBe('articles.picture_refused');
  });

  test('if it is truncated', async () => {
    const whole = await sharp(await picture(5))
      .jpeg()
      .toBuffer();
    expect(outcome(await upload(mara, whole.subarray(0, whole.length / 2)))).toBe(
      'articles.picture_refused',
    );
  });

  test('if it would unpack to a huge size', async () => {
    const bomb = pngBomb(30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    expect(outcome(await upload(mara, bomb))).toBe('articles.picture_refused');
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    // A smaller PNG of the same kind must be accepted, which proves that the unpacked size caused the rejection.
    expect(outcome(await upload(mara, pngBomb(1000)))).toBe('ok');
  });

  test('if it is too small or too large', async () => {
    const narrow = await picture(6, { width: 959, height: 2000 });
    expect(outcome(await upload(mara, narrow))).toBe('articles.picture_too_small');
    const strip = await picture(6, { width: 960, height: 9600 });
    expect(outcome(await upload(mara, strip))).toBe('articles.picture_too_small');
    const huge = Buffer.concat([await picture(6), Buffer.alloc(PICTURE_MAX_BYTES)]);
    expect(outcome(await upload(mara, huge))).toBe('articles.picture_too_large');
  });

  test('if the body is not a form, has two files, or comes from a clerk without the permission', async () => {
    const url = '/api/staff/articles/pictures';
    expect(outcome(await mara.request('POST', url, {}))).toBe('articles.picture_refused');
    const form = new FormData();
    for (const name of ['a', 'b'])
      form.append('picture', new Blob([new Uint8Array(await picture(7))]), name);
    const request = new Response(form);
    const body = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    const reply = await mara.request('POST', url, body, { 'content-type': type });
    expect(outcome(reply)).toBe('articles.picture_refused');
    const auditor = await makeClerk(app, ['auditor']);
    expect(outcome(await upload(auditor, await picture(7)))).toBe('auth.forbidden');
  });
});

describe('a cover', () => {
  test('is changed for all languages, with its focal point', async () => {
    const { id, slug } = await make(mara);
    await save(mara, id, words('one', { picture_alt: 'A tram' }));
    await publish(mara, id);
    expect((await page(app.client(), slug)).body.data.picture_alt).toBe('');
    const { data } = (await upload(mara, await picture(8))).body;
    const wanted = { ...data, focal_x: 10, focal_y: 90 };
    // The size comes from the stored picture, whatever the client sends.
    expect(outcome(await change(mara, id, { picture: { ...wanted, width: 1 } }))).toBe('ok');
    expect((await page(app.client(), slug)).body.data).toMatchObject({
      cover: { city: 'paris', picture: wanted },
      picture_alt: 'A tram',
    });
    const unknown = { ...wanted, id: uuidv7() };
    expect(outcome(await change(mara, id, { picture: unknown }))).toBe('request.invalid');
    expect((await read(mara, id)).cover.picture).toEqual(wanted);
  });

  test('is deleted when no article has used it for 90 days', async () => {
    const { data } = (await upload(mara, await picture(9))).body;
    const [first, second] = [await make(mara), await make(mara)];
    for (const { id } of [first, second]) await change(mara, id, { picture: data });
    const isThere = async () => {
      await app.deps.jobs.runNow('articles.forget');
      return (await get(data.id, 480)).status === 200;
    };
    clock.advance(200 * DAY_MS);
    await change(mara, first.id, { picture: null });
    clock.advance(200 * DAY_MS);
    expect(await isThere()).toBe(true);
    await change(mara, second.id, { picture: null });
    clock.advance(89 * DAY_MS);
    expect(await isThere()).toBe(true);
    // Uploading the same file again restarts the retention period.
    await upload(mara, await picture(9));
    clock.advance(89 * DAY_MS);
    expect(await isThere()).toBe(true);
    clock.advance(2 * DAY_MS);
    expect(await isThere()).toBe(false);
    expect((await upload(mara, await picture(9))).body.data.id).not.toBe(data.id);
  });

  test('counts as unused when the last two articles drop it at the same time', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { data } = (await upload(mara, await picture(20 + attempt))).body;
      const both = [await make(mara), await make(mara)];
      for (const { id } of both) await change(mara, id, { picture: data });
      await Promise.all(both.map(({ id }) => change(mara, id, { picture: null }, 2)));
      const { rows } = await app.deps.database.owner.query(
        'select unused_since from articles_pictures where id = $1',
        [data.id],
      );
      expect(rows).toEqual([{ unused_since: clock.now() }]);
    }
  });

  test('cannot be changed in the database', async () => {
    const { data } = (await upload(mara, await picture(10))).body;
    await expect(
      app.deps.database.pool.query(
        `update articles_picture_files set contents = '' where picture_id = $1`,
        [data.id],
      ),
    ).rejects.toThrow('permission denied');
  });
});
