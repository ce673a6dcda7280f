/**
 * Three editors make 10,000 random changes to articles and an information page in five languages, while the clock
 * advances. The test compares the results with a small model. A change to one language must not affect rows of another
 * language, every saved draft must stay readable, and the live text must equal the model's live text. By default, every
 * run makes the same changes. `ARTICLE_STEPS=50000` makes 50,000 changes, and `ARTICLE_SEED=7` makes different changes.
 */
import { type Language, languages } from '@wl/world/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { changeArticle, makeArticle } from './edit-article.ts';
import { originalPage } from './pages/original-pages.ts';
import { publishDraft, unscheduleArticle, withdrawArticle } from './publish-article.ts';
import { readArticle } from './read-articles.ts';
import { readFile } from './read-file.ts';
import { readEditedPage, readPageFile } from './pages/read-pages.ts';
import { findArticle, type ArticleKey } from './repository.ts';
import { noTexts, textsOf, type Texts } from './rules.ts';
import { restoreVersion, saveDraft } from './save-draft.ts';
import { LanguageModel } from './testing-model.ts';

const STEPS = Number(process.env['ARTICLE_STEPS'] ?? 10_000);
const SEED = Number(process.env['ARTICLE_SEED'] ?? 20_261_129);
const ARTICLES = 3;
const PAGE = 'faq';
const HOUR_MS = 3_600_000;

/** Texts, each with the error that publishing it causes; null if it can be published. */
const markdowns: readonly (readonly [markdown: string, fault: string | null])[] = [
  ['', 'articles.incomplete'],
  ['<b>bold</b>', 'articles.text_refused'],
  ['{nope}', 'articles.field_unknown'],
  ['[a](/nowhere)', 'articles.link_broken'],
  ...[...Array(8).keys()].map((number) => [`Text **${number}** of {casino}.`, null] as const),
];
const faultOf = ({ markdown }: Texts) => markdowns.find(([own]) => own === markdown)?.[1] ?? null;

/** Returns a seeded function for random integers below a limit. Equal seeds give equal sequences (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface ArticleModel {
  /** Id of the article, or name of the page. */
  key: ArticleKey;
  slug: string;
  version: number;
  languages: Record<Language, LanguageModel>;
}

const clock = testClock('2026-03-02T12:00:00Z');
const editors = [uuidv7(), uuidv7(), uuidv7()];
const random = randomOf(SEED);
const articles: ArticleModel[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
  for (let index = 0; index < ARTICLES; index += 1) {
    const [id, slug] = [uuidv7(), `model-${index}`];
    const body = { id, slug, category: 'games', city: 'paris' } as const;
    await app.deps.transaction((tx) => makeArticle(app.deps, tx, body, editors[0] ?? ''));
    const models = languages.map((language) => [language, new LanguageModel()]);
    const own = Object.fromEntries(models) as ArticleModel['languages'];
    articles.push({ key: { id }, slug, version: 1, languages: own });
  }
  const models = languages.map((language) => [
    language,
    new LanguageModel(originalPage(PAGE, language).texts),
  ]);
  const own = Object.fromEntries(models) as ArticleModel['languages'];
  articles.push({ key: { page: PAGE }, slug: PAGE, version: 1, languages: own });
});
afterAll(() => app.close());

const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
const nowMs = () => clock.now().getTime();

/** Usually returns the current draft number. Sometimes returns a nearby number, which may be outdated or too high. */
const seenNumber = (current: number) =>
  random(10) > 0 ? current : Math.max(0, current + random(4) - 2);

function newTexts(current: Texts): Texts {
  if (random(12) === 0) return current;
  const [markdown] = pick(markdowns);
  return { title: `Title ${random(1_000_000)}`, summary: 'Summary', markdown, picture_alt: '' };
}

/** Returns a list with the id of the article's row, or an empty list if the article has no row yet. */
async function idsOf(db: Db, { key }: ArticleModel): Promise<string[]> {
  const row = await findArticle(db, key);
  return row ? [row.id] : [];
}

/**
 * Runs a change in a transaction. Checks that it writes only rows of `language`, or no rows if `language` is null.
 * @returns `ok`, `ok again` if nothing was changed, or the error code
 */
async function run(
  article: ArticleModel,
  language: Language | null,
  act: (tx: Transaction) => Promise<boolean>,
): Promise<string> {
  try {
    return await app.deps.transaction(async (tx) => {
      const isChanged = await act(tx);
      const { rows } = await tx.client.query<{ language: string }>(
        `select language from articles_drafts where article_id = any($1) and xmin = pg_current_xact_id()::xid
         union select language from articles_texts where article_id = any($1) and xmin = pg_current_xact_id()::xid`,
        [await idsOf(tx, article)],
      );
      const touched = rows.map((row) => row.language);
      expect(touched).toEqual(isChanged && language !== null ? [language] : []);
      return isChanged ? 'ok' : 'ok again';
    });
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** Function that makes a random change, and returns the server's outcome and the model's outcome. */
type Step = (article: ArticleModel, language: Language) => Promise<[string, string]>;

const save: Step = async (article, language) => {
  const model = article.languages[language];
  const texts = newTexts(model.draft);
  const number = seenNumber(model.drafts.length);
  const place = { ...article.key, language };
  const change = { ...texts, number, clerkId: pick(editors) };
  const done = await run(
    article,
    language,
    async (tx) => (await saveDraft(app.deps, tx, place, change)).isNew,
  );
  return [done, model.save(texts, number)];
};

/** Makes all editors save different texts at the same time, based on the same draft. Only one of them may succeed. */
const race: Step = async (article, language) => {
  const model = article.languages[language];
  const number = model.drafts.length;
  const place = { ...article.key, language };
  const attempts = editors.map((clerkId, index) => {
    const texts = { ...noTexts, title: `Race ${random(1_000_000)} of ${index}` };
    const saved = run(
      article,
      language,
      async (tx) => (await saveDraft(app.deps, tx, place, { ...texts, number, clerkId })).isNew,
    );
    return { texts, saved };
  });
  const results = await Promise.all(attempts.map(({ saved }) => saved));
  const winner = attempts[results.indexOf('ok')];
  if (!winner) return [results.join(), 'one ok'];
  model.save(winner.texts, number);
  const rejected = 'articles.draft_changed';
  return [results.toSorted().join(), [rejected, rejected, 'ok'].join()];
};

const publish: Step = async (article, language) => {
  const model = article.languages[language];
  const number = seenNumber(model.drafts.length);
  const again = model.scheduled(nowMs())?.liveMs ?? nowMs();
  const liveMs = pick([null, null, nowMs() + random(5) * HOUR_MS, again]);
  const liveAt = liveMs === null ? null : new Date(liveMs);
  const place = { ...article.key, language };
  const publication = { number, liveAt, clerkId: pick(editors) };
  const done = await run(article, language, (tx) => publishDraft(app.deps, tx, place, publication));
  return [done, model.publish({ number, liveMs, fault: faultOf(model.draft) }, nowMs())];
};

const unschedule: Step = async (article, language) => {
  const done = await run(article, language, async (tx) => {
    await unscheduleArticle(app.deps, tx, { ...article.key, language });
    return true;
  });
  return [done, article.languages[language].unschedule(nowMs())];
};

const withdraw: Step = async (article, language) => {
  const done = await run(article, language, async (tx) => {
    await withdrawArticle(app.deps, tx, { ...article.key, language });
    return true;
  });
  return [done, article.languages[language].withdraw(nowMs())];
};

const restore: Step = async (article, language) => {
  const model = article.languages[language];
  const kind = pick(['draft', 'published'] as const);
  const stored = kind === 'draft' ? model.drafts : model.published;
  const number = 1 + random(stored.length + 1);
  const seen = seenNumber(model.drafts.length);
  const version = { ...article.key, language, kind, number };
  const change = { seen, clerkId: pick(editors) };
  const done = await run(
    article,
    language,
    async (tx) => (await restoreVersion(app.deps, tx, version, change)).isNew,
  );
  return [done, model.restore(kind, number, seen)];
};

const cover: Step = async (article) => {
  const isFeatured = article.version % 2 === 0;
  const featured = random(4) > 0 ? !isFeatured : isFeatured;
  const version = seenNumber(article.version);
  const body = { category: 'games', city: 'paris', picture: null, featured, version } as const;
  const [id = uuidv7()] = await idsOf(app.deps.db, article);
  const done = await run(
    article,
    null,
    async (tx) => (await changeArticle(app.deps, tx, id, body)) !== null,
  );
  if ('page' in article.key) return [done, 'request.not_found'];
  if (isFeatured === featured) return [done, 'ok again'];
  if (version !== article.version) return [done, 'articles.changed'];
  article.version += 1;
  return [done, 'ok'];
};

const steps: readonly Step[] = [
  ...[save, save, save, save, publish, publish, publish, restore, unschedule, withdraw, cover],
  ...[save, publish, race],
];

/**
 * Compares the texts that visitors see in one language with the model. A page without a live edited text shows its
 * original text.
 */
async function compare(article: ArticleModel, language: Language): Promise<void> {
  const own = article.languages[language].live(nowMs());
  if ('page' in article.key) {
    const shown = await readEditedPage(app.deps, PAGE, language);
    expect(shown?.title).toBe(own?.texts.title);
    if (own) expect(shown?.changed_at).toBe(new Date(own.liveMs).toISOString());
    return;
  }
  const expected = own ?? article.languages.en.live(nowMs());
  const shown = await readArticle(app.deps, article.slug, language).catch(() => undefined);
  expect(shown?.title).toBe(expected?.texts.title);
  expect(shown?.language).toBe(expected && (own ? language : 'en'));
  if (expected) expect(shown?.changed_at).toBe(new Date(expected.liveMs).toISOString());
}

/** Returns the state that the back office shows. A page without a live or scheduled text has the state `none`. */
function stateOf(article: ArticleModel, language: Language) {
  const state = article.languages[language].state(nowMs());
  const isEdited = state === 'published' || state === 'scheduled';
  return 'id' in article.key || isEdited ? state : 'none';
}

async function compareAll(article: ArticleModel): Promise<void> {
  for (const language of languages) await compare(article, language);
  const { db } = app.deps;
  const file =
    'page' in article.key
      ? await readPageFile(app.deps, db, PAGE)
      : await readFile(app.deps, db, article.key.id);
  for (const language of languages) {
    const model = article.languages[language];
    const { state, scheduled_at } = file.languages[language];
    expect(state).toBe(stateOf(article, language));
    const next = model.scheduled(nowMs());
    expect(scheduled_at).toBe(next ? new Date(next.liveMs).toISOString() : null);
    const drafts = await db
      .selectFrom('articles_drafts')
      .selectAll()
      .where('article_id', 'in', await idsOf(db, article))
      .where('language', '=', language)
      .orderBy('number')
      .execute();
    expect(drafts.map(textsOf)).toEqual(model.drafts);
    expect(drafts.map(({ number }) => number)).toEqual(model.drafts.map((_, index) => index + 1));
    expect(textsOf(file.drafts[language])).toEqual(model.draft);
  }
}

/** Makes a random change to an article. Compares its outcome, and the texts that visitors see, with the model. */
async function changeOnce(article: ArticleModel, name: string): Promise<string> {
  const [language, other] = [pick(languages), random(4) === 0 ? pick(languages) : undefined];
  const [done, expected] = await pick(steps)(article, language);
  expect(done, `${name} of seed ${SEED}`).toBe(expected);
  await compare(article, language);
  if (other) await compare(article, other);
  return done;
}

test(`${STEPS} random changes do what the model does`, async () => {
  const seen = new Set<string>();
  for (let round = 1; round <= STEPS / articles.length; round += 1) {
    if (random(2) === 0) clock.advance(random(2 * HOUR_MS));
    // A step draws all its random numbers before its first await, so every run makes the same steps.
    const done = articles.map((article, index) => changeOnce(article, `step ${round}.${index}`));
    for (const outcome of await Promise.all(done)) seen.add(outcome);
    if (round % 500 === 0) for (const article of articles) await compareAll(article);
  }
  // The random changes must have led to every kind of outcome; otherwise, this test would leave some kinds untested.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['ok', 'ok again', 'request.not_found', 'articles.draft_changed', 'articles.changed'],
      ...['articles.incomplete', 'articles.text_refused', 'articles.field_unknown'],
      ...['articles.link_broken', 'articles.date_past', 'articles.not_published'],
      'articles.not_scheduled',
    ]),
  );
}, 300_000);
