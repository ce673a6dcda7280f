/** Tests drafts, publication, schedules and history of news articles over HTTP (decision 95). */
import * as calls from '@wl/contract/articles';
import type { ArticleVersion } from '@wl/contract/office/articles-texts';
import * as officeCalls from '@wl/contract/office/articles';
import type { ArticleFile } from '@wl/contract/office/articles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import {
  change,
  make,
  outcome,
  page,
  publish,
  published,
  read,
  save,
  unschedule,
  withdraw,
  words,
} from './testing-articles.ts';

const START = '2026-03-02T12:00:00.000Z';
const DAY_MS = 86_400_000;
const clock = testClock(START);
let app: TestApp;
let mara: TestClient;
let otto: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  mara = await makeClerk(app, ['marketing'], 'Mara');
  otto = await makeClerk(app, ['marketing'], 'Otto');
  visitor = app.client();
});
afterAll(() => app.close());
beforeEach(() => clock.set(START));

const at = (ms: number) => new Date(Date.parse(START) + ms).toISOString();
const titleOf = async (slug: string, language: 'en' | 'es' = 'en') => {
  const { status, body } = await page(visitor, slug, language);
  return status === 200 ? (body.data.title as string) : (body.code as string);
};
const auditOf = async (id: string): Promise<string[]> => {
  const { rows } = await app.deps.database.owner.query<{ action: string }>(
    `select action from staff_audit where subject = $1 and action <> 'articles.view' order by id`,
    [`article:${id}`],
  );
  return rows.map(({ action }) => action);
};

describe('an article', () => {
  test('is created once, even if the request arrives twice', async () => {
    const body = { id: uuidv7(), slug: 'twice', category: 'games', city: 'paris' };
    const replies = await Promise.all([
      mara.call(officeCalls.makeArticle, { body }),
      mara.call(officeCalls.makeArticle, { body }),
    ]);
    expect(replies.map(outcome)).toEqual(['ok', 'ok']);
    const file: ArticleFile = replies[1].body.data;
    expect(file).toMatchObject({
      slug: 'twice',
      version: 1,
      title: '',
      featured: false,
      cover: { city: 'paris', picture: null },
      created_at: START,
      changed_at: START,
    });
    expect(file.languages.tr).toEqual({ state: 'none', changed: false, scheduled_at: null });
    expect(file.drafts.tr).toEqual({
      ...{ title: '', summary: '', markdown: '', picture_alt: '' },
      ...{ number: 0, saved_at: null, saved_by: null },
    });
    expect(await auditOf(body.id)).toEqual(['articles.make']);
    const other = { ...body, id: uuidv7() };
    expect(outcome(await mara.call(officeCalls.makeArticle, { body: other }))).toBe(
      'articles.slug_taken',
    );
    const renamed = { ...body, slug: 'twice-more' };
    expect(outcome(await mara.call(officeCalls.makeArticle, { body: renamed }))).toBe(
      'request.invalid',
    );
  });

  test('needs a known city, and a slug that no call of the API uses', async () => {
    await expect(make(mara, { city: 'atlantis' })).rejects.toThrow('request.invalid');
    await expect(make(mara, { slug: 'Über' })).rejects.toThrow('request.invalid');
    await expect(make(mara, { slug: 'featured' })).rejects.toThrow('articles.slug_taken');
    await expect(make(mara, { slug: 'pictures' })).rejects.toThrow('articles.slug_taken');
  });

  test('changes once per request, and not from an outdated version', async () => {
    const { id } = await make(mara);
    const wanted = { category: 'offers', featured: true, city: 'tokyo' };
    expect(outcome(await change(mara, id, wanted, 1))).toBe('ok');
    const again = await change(mara, id, wanted, 1);
    expect([outcome(again), again.body.data.version]).toEqual(['ok', 2]);
    expect(outcome(await change(otto, id, { featured: false }, 1))).toBe('articles.changed');
    expect(outcome(await change(otto, id, { city: 'atlantis' }))).toBe('request.invalid');
    expect(await read(mara, id)).toMatchObject({ ...{ category: 'offers', featured: true } });
    expect(await auditOf(id)).toEqual(['articles.make', 'articles.change']);
  });

  test('is not found under an unknown id', async () => {
    const params = { id: uuidv7(), language: 'en', kind: 'draft', number: 1 };
    const body = { ...words('x'), number: 0, live_at: null, draft: 0, reason: 'None' };
    for (const call of [
      officeCalls.articleFile,
      officeCalls.saveArticleDraft,
      officeCalls.publishArticle,
      officeCalls.withdrawArticle,
      officeCalls.unscheduleArticle,
      officeCalls.articleHistory,
      officeCalls.articleVersion,
      officeCalls.restoreArticle,
    ])
      expect(outcome(await mara.call(call, { params, body }))).toBe('request.not_found');
    expect(
      outcome(
        await mara.call(officeCalls.changeArticle, {
          params,
          body: { category: 'games', city: 'paris', picture: null, featured: false, version: 1 },
        }),
      ),
    ).toBe('request.not_found');
    expect(await titleOf('no-such-article')).toBe('request.not_found');
  });

  test('can be viewed but not changed by the auditor and by support', async () => {
    const { id } = await make(mara);
    for (const role of ['auditor', 'support'] as const) {
      const reader = await makeClerk(app, [role]);
      expect((await read(reader, id)).id).toBe(id);
      expect(outcome(await save(reader, id, words('x')))).toBe('auth.forbidden');
    }
  });
});

describe('a draft', () => {
  test('is numbered, and stored once if the same texts are saved again', async () => {
    const { id } = await make(mara);
    const first = await save(mara, id, words('one'), { number: 0 });
    expect(first.body.data).toEqual({
      ...words('one'),
      ...{ number: 1, saved_at: START, saved_by: 'Mara' },
    });
    const again = await save(mara, id, words('one'), { number: 0 });
    expect(again.body).toEqual(first.body);
    expect((await save(mara, id, words('two'), { number: 1 })).body.data.number).toBe(2);
    expect(await auditOf(id)).toEqual(['articles.make', 'articles.save', 'articles.save']);
    const { drafts, languages, title } = await read(mara, id);
    expect([drafts.en.number, languages.en.state, title]).toEqual([2, 'draft', 'Title two']);
  });

  test('of two editors who save at the same time, one is rejected, and none is lost', async () => {
    const { id } = await make(mara);
    await save(mara, id, words('base'));
    const replies = await Promise.all([
      save(mara, id, words('Mara'), { number: 1 }),
      save(otto, id, words('Otto'), { number: 1 }),
    ]);
    expect(replies.map(outcome).sort()).toEqual(['articles.draft_changed', 'ok']);
    const isMara = replies[0].status === 200;
    const late = isMara ? words('Otto') : words('Mara');
    expect(outcome(await save(isMara ? otto : mara, id, late, { number: 2 }))).toBe('ok');
    const history = await mara.call(officeCalls.articleHistory, {
      params: { id, language: 'en' },
    });
    const titles = history.body.data.map(({ title }: { title: string }) => title);
    expect(titles.sort()).toEqual(['Title Mara', 'Title Otto', 'Title base']);
  });

  test('of one language changes no other language', async () => {
    const { id } = await make(mara);
    await save(mara, id, words('en'));
    await save(mara, id, words('tr'), { language: 'tr' });
    const { drafts, title } = await read(mara, id);
    expect([drafts.en.number, drafts.tr.number, drafts.es.number]).toEqual([1, 1, 0]);
    expect([drafts.en.title, drafts.tr.title, title]).toEqual(['Title en', 'Title tr', 'Title en']);
  });

  test('is deleted after 90 days, unless it is the current one', async () => {
    const { id } = await make(mara);
    await save(mara, id, words('one'));
    await save(mara, id, words('two'));
    const numbers = async () => {
      const params = { id, language: 'en' };
      const { body } = await mara.call(officeCalls.articleHistory, { params });
      return body.data.map(({ number }: { number: number }) => number);
    };
    clock.advance(89 * DAY_MS);
    await app.deps.jobs.runNow('articles.forget');
    expect(await numbers()).toEqual([2, 1]);
    clock.advance(2 * DAY_MS);
    await app.deps.jobs.runNow('articles.forget');
    expect(await numbers()).toEqual([2]);
    expect((await save(mara, id, words('three'), { number: 2 })).body.data.number).toBe(3);
  });
});

describe('a published text', () => {
  test('is visible to visitors as it was when it was published', async () => {
    const { id, slug } = await published(mara, {
      texts: words('one', { markdown: 'Bring **{topUpMin}**.\n\n## Then\n\n- [Play](/video)' }),
    });
    await save(mara, id, words('later'));
    const { body } = await page(visitor, slug);
    expect(body.data).toEqual({
      slug,
      category: 'games',
      cover: { city: 'paris', picture: null },
      picture_alt: '',
      language: 'en',
      title: 'Title one',
      summary: 'Summary one',
      published_at: START,
      changed_at: START,
      languages: ['en'],
      body: [
        { blocks: [{ paragraph: ['Bring ', { strong: ['{topUpMin}'] }, '.'] }] },
        { title: 'Then', blocks: [{ list: [[{ to: '/video', text: ['Play'] }]], ordered: false }] },
      ],
    });
    expect((await read(mara, id)).languages.en).toMatchObject({
      state: 'published',
      changed: true,
    });
  });

  test('is stored once if the request arrives twice', async () => {
    const { id } = await make(mara);
    await save(mara, id, words('one'));
    const replies = await Promise.all([
      publish(mara, id, { number: 1 }),
      publish(mara, id, { number: 1 }),
    ]);
    expect(replies.map(outcome)).toEqual(['ok', 'ok']);
    const live_at = at(DAY_MS);
    await publish(mara, id, { number: 1, live_at });
    await publish(mara, id, { number: 1, live_at });
    const params = { id, language: 'en' };
    const { body } = await mara.call(officeCalls.articleHistory, { params });
    expect(body.data.map(({ kind, number }: ArticleVersion) => [kind, number])).toEqual([
      ['published', 2],
      ['published', 1],
      ['draft', 1],
    ]);
    expect(body.data[0]).toMatchObject({ by: 'Mara', live_at, withdrawn_at: null });
    expect(await auditOf(id)).toEqual([
      'articles.make',
      'articles.save',
      'articles.publish',
      'articles.publish',
    ]);
  });

  test('needs the draft that the clerk saw', async () => {
    const { id } = await make(mara);
    expect(outcome(await publish(mara, id, { number: 0 }))).toBe('articles.incomplete');
    await save(mara, id, words('one'));
    await save(otto, id, words('two'));
    expect(outcome(await publish(mara, id, { number: 1 }))).toBe('articles.draft_changed');
    expect(outcome(await publish(mara, id, { number: 3 }))).toBe('articles.draft_changed');
  });

  test('falls back to English, with the language of the texts', async () => {
    const { slug } = await published(mara, { in: ['en', 'es'] });
    expect((await page(visitor, slug, 'es')).body.data).toMatchObject({
      language: 'es',
      title: 'Title one es',
      languages: ['en', 'es'],
    });
    expect((await page(visitor, slug, 'tr')).body.data).toMatchObject({
      language: 'en',
      title: 'Title one',
    });
    const onlySpanish = await published(mara, { in: ['es'] });
    expect(await titleOf(onlySpanish.slug, 'es')).toBe('Title one es');
    expect(await titleOf(onlySpanish.slug, 'en')).toBe('request.not_found');
  });

  test('keeps its first date when it is published again, and gets a new one after a withdrawal', async () => {
    const { id, slug } = await published(mara);
    clock.advance(DAY_MS);
    await save(mara, id, words('two'));
    await publish(mara, id);
    expect((await page(visitor, slug)).body.data).toMatchObject({
      title: 'Title two',
      published_at: START,
      changed_at: at(DAY_MS),
    });
    clock.advance(DAY_MS);
    await withdraw(mara, id);
    await publish(mara, id);
    expect((await page(visitor, slug)).body.data.published_at).toBe(at(2 * DAY_MS));
  });

  test('cannot be changed or deleted in the database', async () => {
    const { id } = await published(mara);
    const { owner, pool } = app.deps.database;
    for (const statement of [
      `update articles_texts set title = 'Forged' where article_id = $1`,
      `delete from articles_texts where article_id = $1`,
    ]) {
      await expect(pool.query(statement, [id])).rejects.toThrow('permission denied');
      await expect(owner.query(statement, [id])).rejects.toThrow('append-only');
    }
    await withdraw(mara, id);
    const back = `update articles_texts set withdrawn_at = null where article_id = $1`;
    await expect(pool.query(back, [id])).rejects.toThrow('append-only');
  });
});

describe('a schedule', () => {
  test('makes a text live by the clock, without a job', async () => {
    const { id, slug } = await published(mara);
    await save(mara, id, words('two'));
    const live_at = at(DAY_MS);
    expect(outcome(await publish(mara, id, { live_at }))).toBe('ok');
    expect((await read(mara, id)).languages.en).toEqual({
      state: 'published',
      changed: false,
      scheduled_at: live_at,
    });
    clock.advance(DAY_MS - 1);
    expect(await titleOf(slug)).toBe('Title one');
    clock.advance(1);
    expect(await titleOf(slug)).toBe('Title two');
    expect((await read(mara, id)).languages.en).toEqual({
      state: 'published',
      changed: false,
      scheduled_at: null,
    });
  });

  test('of a first text shows nothing before its time', async () => {
    const { id, slug } = await make(mara);
    await save(mara, id, words('one'));
    await publish(mara, id, { live_at: at(1000) });
    expect(await titleOf(slug)).toBe('request.not_found');
    expect((await read(mara, id)).languages.en.state).toBe('scheduled');
    clock.advance(1000);
    expect((await page(visitor, slug)).body.data.published_at).toBe(at(1000));
  });

  test('is replaced by another one, and by immediate publication', async () => {
    const { id, slug } = await published(mara);
    await save(mara, id, words('two'));
    await publish(mara, id, { live_at: at(1000) });
    await publish(mara, id, { live_at: at(2000) });
    clock.advance(1500);
    expect(await titleOf(slug)).toBe('Title one');
    await save(mara, id, words('three'));
    await publish(mara, id);
    clock.advance(DAY_MS);
    expect(await titleOf(slug)).toBe('Title three');
  });

  test('is cancelled when the live text is published again', async () => {
    const { id, slug } = await published(mara);
    await publish(mara, id, { live_at: at(1000) });
    await publish(mara, id);
    expect((await read(mara, id)).languages.en.scheduled_at).toBeNull();
    clock.advance(1000);
    expect((await page(visitor, slug)).body.data.changed_at).toBe(START);
  });

  test('can be cancelled, and the live text stays live', async () => {
    const { id, slug } = await published(mara);
    expect(outcome(await unschedule(mara, id))).toBe('articles.not_scheduled');
    await save(mara, id, words('two'));
    await publish(mara, id, { live_at: at(1000) });
    expect((await unschedule(mara, id)).body.data.languages.en).toEqual({
      state: 'published',
      changed: true,
      scheduled_at: null,
    });
    expect(outcome(await unschedule(mara, id))).toBe('articles.not_scheduled');
    clock.advance(1000);
    expect(await titleOf(slug)).toBe('Title one');
  });

  test('must be in the future, but its retry may arrive late', async () => {
    const { id } = await make(mara);
    await save(mara, id, words('one'));
    for (const live_at of [START, at(-1), '2020-01-01T00:00:00Z'])
      expect(outcome(await publish(mara, id, { live_at }))).toBe('articles.date_past');
    const live_at = at(1000);
    expect(outcome(await publish(mara, id, { live_at }))).toBe('ok');
    clock.advance(2000);
    expect(outcome(await publish(mara, id, { live_at }))).toBe('ok');
  });

  test('exists at most once per language in the database', async () => {
    const { id } = await make(mara);
    await save(mara, id, words('one'));
    await publish(mara, id, { live_at: at(1000) });
    await expect(
      app.deps.database.pool.query(
        `insert into articles_texts select article_id, language, number + 1, title, summary, markdown, picture_alt, body,
           published_at, published_by, live_at, null from articles_texts where article_id = $1`,
        [id],
      ),
    ).rejects.toThrow('already scheduled');
  });
});

describe('a withdrawal', () => {
  test('withdraws the live and the scheduled text, and no earlier one comes back', async () => {
    const { id, slug } = await published(mara);
    await save(mara, id, words('two'));
    await publish(mara, id);
    await publish(mara, id, { live_at: at(1000) });
    expect((await withdraw(mara, id)).body.data.languages.en).toEqual({
      state: 'withdrawn',
      changed: false,
      scheduled_at: null,
    });
    expect(await titleOf(slug)).toBe('request.not_found');
    clock.advance(DAY_MS);
    expect(await titleOf(slug)).toBe('request.not_found');
    expect(outcome(await withdraw(mara, id))).toBe('articles.not_published');
    const { rows } = await app.deps.database.owner.query(
      `select reason from staff_audit where action = 'articles.withdraw' and subject = $1`,
      [`article:${id}`],
    );
    expect(rows).toEqual([{ reason: 'Out of date' }]);
  });

  test('of a text that was never live leaves a draft', async () => {
    const { id } = await make(mara);
    expect(outcome(await withdraw(mara, id))).toBe('articles.not_published');
    await save(mara, id, words('one'));
    await publish(mara, id, { live_at: at(1000) });
    expect((await withdraw(mara, id)).body.data.languages.en.state).toBe('draft');
  });

  test('shows in the history which texts it ended', async () => {
    const { id } = await published(mara);
    clock.advance(1000);
    await save(mara, id, words('two'));
    await publish(mara, id);
    clock.advance(1000);
    await withdraw(mara, id);
    const params = { id, language: 'en' };
    const { body } = await mara.call(officeCalls.articleHistory, { params });
    const texts = body.data.filter(({ kind }: ArticleVersion) => kind === 'published');
    expect(texts.map((one: ArticleVersion) => [one.number, one.withdrawn_at])).toEqual([
      [2, at(2000)],
      [1, null],
    ]);
  });
});

describe('the history', () => {
  test('returns the texts of each entry, and restores them as a new draft', async () => {
    const { id } = await published(mara);
    await save(mara, id, words('two'));
    const of = (kind: string, number: number) => ({ id, language: 'en', kind, number });
    const version = async (kind: string, number: number) =>
      (await mara.call(officeCalls.articleVersion, { params: of(kind, number) })).body.data?.title;
    expect([await version('published', 1), await version('draft', 2)]).toEqual([
      'Title one',
      'Title two',
    ]);
    expect(await version('published', 2)).toBeUndefined();
    const restore = (draft: number) =>
      otto.call(officeCalls.restoreArticle, { params: of('published', 1), body: { draft } });
    expect(outcome(await restore(1))).toBe('articles.draft_changed');
    expect((await restore(2)).body.data).toMatchObject({
      ...words('one'),
      ...{ number: 3, saved_by: 'Otto' },
    });
    expect((await restore(3)).body.data.number).toBe(3);
    expect(await version('draft', 2)).toBe('Title two');
    expect((await auditOf(id)).filter((action) => action === 'articles.restore')).toHaveLength(1);
  });

  test('is sent page by page, newest first', async () => {
    const { id } = await make(mara);
    for (let number = 0; number < 14; number += 1) {
      clock.advance(1000);
      await save(mara, id, words(String(number)), { number });
    }
    const pageOf = async (number: number) =>
      (
        await mara.call(officeCalls.articleHistory, {
          params: { id, language: 'en' },
          query: { page: number },
        })
      ).body;
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect(first.meta).toEqual({ current_page: 1, total: 14, to: 12 });
    expect(second.meta).toEqual({ current_page: 2, total: 14, to: 14 });
    const numbers = [...first.data, ...second.data].map(({ number }) => number as number);
    expect(numbers).toEqual(Array.from({ length: 14 }, (_, index) => 14 - index));
  });
});

describe('lists', () => {
  const slugs = ({ data }: { data: { slug: string }[] }) => data.map(({ slug }) => slug);

  test('of visitors have the newest first, 12 per page, by category', async () => {
    clock.set('2026-05-01T12:00:00Z');
    const made: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      clock.advance(1000);
      made.unshift((await published(mara, { category: 'journey' })).slug);
    }
    await published(mara, { category: 'offers' });
    const list = async (query: object) =>
      (await visitor.call(calls.articles, { query: { category: 'journey', ...query } })).body;
    const [first, second, third] = [
      await list({}),
      await list({ page: 2 }),
      await list({ page: 3 }),
    ];
    expect([...slugs(first), ...slugs(second)]).toEqual(made);
    expect(first.meta).toEqual({ current_page: 1, total: 14, to: 12 });
    expect(third).toEqual({ data: [], meta: { current_page: 3, total: 14, to: 0 } });
    expect(slugs(await list({ language: 'tr' }))).toEqual(slugs(first));
  });

  test('of featured articles have at most three', async () => {
    clock.set('2026-06-01T12:00:00Z');
    const made: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      clock.advance(1000);
      const { id, slug } = await published(mara);
      await change(mara, id, { featured: true });
      made.unshift(slug);
    }
    const hidden = await make(mara);
    await change(mara, hidden.id, { featured: true });
    const { body } = await visitor.call(calls.featuredArticles);
    expect(slugs(body)).toEqual(made.slice(0, 3));
  });

  test('of the back office are filtered, and have the last changed first', async () => {
    clock.set('2026-07-01T12:00:00Z');
    const { id, slug } = await published(mara, { texts: words('50%_off'), category: 'offers' });
    clock.advance(1000);
    await save(mara, id, words('Quokka'), { language: 'fr' });
    const find = async (query: object) =>
      (await mara.call(officeCalls.articleFiles, { query: { ...query } })).body;
    expect(slugs(await find({}))[0]).toBe(slug);
    for (const search of [slug, 'quokka', '50%_OFF'])
      expect(slugs(await find({ search, category: 'offers' }))).toEqual([slug]);
    expect(slugs(await find({ search: 'quokka', category: 'games' }))).toEqual([]);
    expect(slugs(await find({ search: '%' }))).toEqual([slug]);
    const { data, meta } = await find({ search: 'quokka' });
    expect(meta).toEqual({ current_page: 1, total: 1, to: 1 });
    expect(data[0].languages).toMatchObject({
      en: { state: 'published' },
      fr: { state: 'draft' },
      tr: { state: 'none' },
    });
  });
});
