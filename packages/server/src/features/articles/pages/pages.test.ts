/** Tests edited texts of information pages over HTTP (decision 104). */
import * as calls from '@wl/contract/articles-pages';
import * as articleCalls from '@wl/contract/articles';
import * as articleOffice from '@wl/contract/office/articles';
import * as officeCalls from '@wl/contract/office/articles-pages';
import { pageNames } from '@wl/world/articles/pages';
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { originalPage } from './original-pages.ts';
import { make, outcome, words } from '../testing-articles.ts';
import {
  editedTitle,
  type PagePlace,
  publishPage,
  readPageOf,
  savePage,
  withdrawPage,
} from './testing-pages.ts';
import { writeInfoPage } from './write-info-page.ts';

const START = '2026-03-02T12:00:00.000Z';
const ORIGIN = 'https://casino.example.com';
const clock = testClock(START);
let app: TestApp;
let mara: TestClient;
let otto: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions, publicUrl: ORIGIN } });
  mara = await makeClerk(app, ['marketing'], 'Mara');
  otto = await makeClerk(app, ['marketing'], 'Otto');
  visitor = app.client();
});
afterAll(() => app.close());
beforeEach(() => clock.set(START));

const at = (ms: number) => new Date(Date.parse(START) + ms).toISOString();
const auditOf = async (page: string) => {
  const { rows } = await app.deps.database.owner.query<{ action: string; reason: string | null }>(
    `select action, reason from staff_audit where subject = $1 and action <> 'articles.view' order by id`,
    [`page:${page}`],
  );
  return rows;
};

describe('a page that nobody has edited', () => {
  test('is listed with the original text as draft 0, and has no edited text', async () => {
    const { body } = await mara.call(officeCalls.infoPageFiles, {});
    expect(body.data.map(({ page }: { page: string }) => page)).toEqual(pageNames);
    const file = await readPageOf(mara, 'credits');
    expect(file.changed_at).toBeNull();
    for (const language of languages) {
      const { texts } = originalPage('credits', language);
      expect(file.originals[language]).toEqual(texts);
      expect(file.drafts[language]).toEqual({
        ...texts,
        number: 0,
        saved_at: null,
        saved_by: null,
      });
      expect(file.languages[language]).toEqual({
        ...{ state: 'none', changed: false, scheduled_at: null, original_changed: false },
      });
      expect(await editedTitle(visitor, { page: 'credits', language })).toBeNull();
    }
  });

  test('has nothing to publish, withdraw or unschedule, and an empty history', async () => {
    const place: PagePlace = { page: 'credits', language: 'en' };
    expect(outcome(await publishPage(mara, place))).toBe('articles.incomplete');
    expect(outcome(await withdrawPage(mara, place))).toBe('articles.not_published');
    expect(outcome(await mara.call(officeCalls.unscheduleInfoPage, { params: place }))).toBe(
      'articles.not_scheduled',
    );
    const history = await mara.call(officeCalls.infoPageHistory, { params: place });
    expect(history.body).toEqual({ data: [], meta: { current_page: 1, total: 0, to: 0 } });
    const params = { ...place, kind: 'draft', number: 1 };
    expect(outcome(await mara.call(officeCalls.infoPageVersion, { params }))).toBe(
      'request.not_found',
    );
    expect(await auditOf('credits')).toEqual([]);
  });

  test('stays so if its original text is saved', async () => {
    const place: PagePlace = { page: 'credits', language: 'en' };
    const saved = await savePage(mara, place, originalPage('credits', 'en').texts);
    expect(saved.body.data).toMatchObject({ number: 0, saved_by: null });
    expect(await auditOf('credits')).toEqual([]);
  });

  test('is created once if two clerks begin at the same time', async () => {
    const place: PagePlace = { page: 'cookies', language: 'tr' };
    const both = await Promise.all([
      savePage(mara, place, words('mara'), 0),
      savePage(otto, place, words('otto'), 0),
    ]);
    expect(both.map(outcome).toSorted()).toEqual(['articles.draft_changed', 'ok']);
    expect((await readPageOf(mara, 'cookies')).drafts.tr.number).toBe(1);
  });
});

describe('an edited text', () => {
  const place: PagePlace = { page: 'faq', language: 'es' };

  test('replaces the original in its language only, from publication to withdrawal', async () => {
    await savePage(mara, place, words('uno'));
    expect((await readPageOf(mara, 'faq')).languages.es).toMatchObject({
      ...{ state: 'none', changed: true },
    });
    expect(await editedTitle(visitor, place)).toBeNull();
    expect(outcome(await publishPage(mara, place))).toBe('ok');
    const { body } = await visitor.call(calls.infoPage, {
      params: { page: 'faq' },
      query: { language: 'es' },
    });
    expect(body.data).toEqual({
      title: 'Title uno',
      summary: 'Summary uno',
      body: [{ blocks: [{ paragraph: ['Text uno.'] }] }],
      changed_at: START,
    });
    expect(await editedTitle(visitor, { ...place, language: 'en' })).toBeNull();
    const { titles, languages: states } = await readPageOf(mara, 'faq');
    expect([titles.es, states.es.state, states.en.state]).toEqual([
      'Title uno',
      'published',
      'none',
    ]);
    expect(outcome(await withdrawPage(otto, place))).toBe('ok');
    expect(await editedTitle(visitor, place)).toBeNull();
    expect((await readPageOf(mara, 'faq')).languages.es).toMatchObject({
      ...{ state: 'none', changed: true },
    });
    expect(await auditOf('faq')).toEqual([
      { action: 'articles.save', reason: null },
      { action: 'articles.publish', reason: null },
      { action: 'articles.withdraw', reason: 'Out of date' },
    ]);
  });

  test('can be restored from the history, and so can the original', async () => {
    const params = { ...place, kind: 'published', number: 1 };
    await savePage(mara, place, originalPage('faq', 'es').texts);
    expect((await readPageOf(mara, 'faq')).languages.es.changed).toBe(false);
    const { number } = (await readPageOf(mara, 'faq')).drafts.es;
    const body = { draft: number };
    const restored = await otto.call(officeCalls.restoreInfoPage, { params, body });
    expect(restored.body.data).toMatchObject({ ...words('uno'), number: number + 1 });
    const history = await mara.call(officeCalls.infoPageHistory, { params: place });
    expect(history.body.meta.total).toBe(4);
  });

  test('is live at its scheduled time', async () => {
    const scheduled: PagePlace = { page: 'fair-play', language: 'en' };
    await savePage(mara, scheduled, words('later'));
    await publishPage(mara, scheduled, at(60_000));
    expect((await readPageOf(mara, 'fair-play')).languages.en).toMatchObject({
      ...{ state: 'scheduled', scheduled_at: at(60_000) },
    });
    clock.advance(59_999);
    expect(await editedTitle(visitor, scheduled)).toBeNull();
    clock.advance(1);
    expect(await editedTitle(visitor, scheduled)).toBe('Title later');
  });

  test('reports that its original has changed since it was published', async () => {
    const changed: PagePlace = { page: 'privacy-policy', language: 'fr' };
    await savePage(mara, changed, words('un'));
    await publishPage(mara, changed);
    expect((await readPageOf(mara, 'privacy-policy')).languages.fr.original_changed).toBe(false);
    // Store a different hash of the original, as if the text had been published with an earlier application version.
    await app.deps.database.owner.query(`alter table articles_texts disable trigger user`);
    await app.deps.database.owner.query(
      `update articles_texts set original_hash = sha256('other') where title = 'Title un'`,
    );
    await app.deps.database.owner.query(`alter table articles_texts enable trigger user`);
    expect((await readPageOf(mara, 'privacy-policy')).languages.fr.original_changed).toBe(true);
    await publishPage(mara, changed);
  });

  test('must be what the page can draw', async () => {
    const guide: PagePlace = { page: 'how-to', language: 'en' };
    const tried = async (markdown: string) => {
      await savePage(mara, guide, words('x', { markdown }));
      return outcome(await publishPage(mara, guide));
    };
    const { texts } = originalPage('how-to', 'en');
    expect(await tried('Only text')).toBe('articles.guide_refused');
    expect(await tried(`${texts.markdown}\n\n## More\n\n1. One`)).toBe('articles.guide_refused');
    expect(await tried(`${texts.markdown}\n\n# Title`)).toBe('articles.text_refused');
    expect(await tried(`${texts.markdown}\n\n{nope}`)).toBe('articles.field_unknown');
    expect(await tried(`${texts.markdown}\n\n[a](/news/how-to)`)).toBe('articles.link_broken');
    expect(await tried(`${texts.markdown}\n\nMore`)).toBe('ok');
  });
});

test.each(pageNames)('the original text of %s can be published in every language', async (page) => {
  for (const language of languages) {
    const { texts } = originalPage(page, language);
    await savePage(mara, { page, language }, { ...texts, title: `${texts.title}!` });
    expect(outcome(await publishPage(mara, { page, language })), language).toBe('ok');
    await withdrawPage(mara, { page, language });
  }
});

test('pages are not among the news, and articles are not among the pages', async () => {
  const place: PagePlace = { page: 'faq', language: 'en' };
  await savePage(mara, place, words('page'));
  await publishPage(mara, place);
  const { rows } = await app.deps.database.owner.query<{ id: string }>(
    `select id from articles where kind = 'page' and slug = 'faq'`,
  );
  const params = { id: rows[0]?.id ?? '' };
  for (const call of [articleOffice.articleFile, articleOffice.articleHistory])
    expect(outcome(await mara.call(call, { params: { ...params, language: 'en' } }))).toBe(
      'request.not_found',
    );
  const list = await mara.call(articleOffice.articleFiles, { query: { search: 'page' } });
  expect(list.body.data).toEqual([]);
  const shown = await visitor.call(articleCalls.article, { params: { slug: 'faq' } });
  expect(outcome(shown)).toBe('request.not_found');
  expect((await visitor.call(articleCalls.articles)).body.data).toEqual([]);
  expect((await visitor.get('/news/rss.xml')).raw.body).not.toContain('Title page');
  // An article can have the same slug as a page, because their URLs differ.
  expect(await make(mara, { slug: 'faq' })).toMatchObject({ slug: 'faq' });
  expect(await editedTitle(visitor, place)).toBe('Title page');
});

test('only clerks with the permission can edit pages', async () => {
  const support = await makeClerk(app, ['support']);
  const place: PagePlace = { page: 'faq', language: 'en' };
  const reply = await savePage(support, place, words('x'), 0);
  expect(reply.status).toBe(403);
  expect(outcome(await visitor.call(calls.infoPage, { params: { page: 'nothing' } }))).toBe(
    'request.not_found',
  );
});

test('the written page has the live text, in each language, and ignores the case of the path', async () => {
  const place: PagePlace = { page: 'terms-of-use', language: 'en' };
  const original = await writeInfoPage(app.deps, '/Terms-of-Use/', 'es');
  expect(original?.title).toBe('Condiciones de uso · Wanderluck');
  expect(original?.text).toContain('<h2>');
  expect(original?.text).not.toMatch(/\{\w+\}/);
  expect(original?.head).toContain(
    `<link rel="canonical" href="${ORIGIN}/terms-of-use?language=es" />`,
  );
  for (const tag of ['en', 'es', 'fr', 'pt-BR', 'tr', 'x-default'])
    expect(original?.head).toContain(`hreflang="${tag}"`);
  await savePage(mara, place, words('b', { title: 'Title <b>', summary: 'From {topUpMin}' }));
  await publishPage(mara, place);
  expect(await writeInfoPage(app.deps, '/terms-of-use', 'en')).toMatchObject({
    ...{ language: 'en', title: 'Title <b> · Wanderluck', description: 'From $10' },
    text: expect.stringContaining('<h1>Title &lt;b&gt;</h1>'),
  });
  expect(await writeInfoPage(app.deps, '/video', 'en')).toBeUndefined();
});
