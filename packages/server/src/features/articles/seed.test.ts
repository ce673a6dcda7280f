/** Tests that demo articles are published only once on a demo installation, and never on other installations. */
import * as calls from '@wl/contract/articles';
import { languages } from '@wl/world/languages';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { demoArticles, seed } from './seed.ts';
import { outcome, page, withdraw } from './testing-articles.ts';

async function start(seedDemo: boolean) {
  const app = await startTestApp({ config: { seedDemo } });
  onTestFinished(() => app.close());
  const list = async (language: (typeof languages)[number]) =>
    (await app.client().call(calls.articles, { query: { language } })).body.data as {
      slug: string;
      title: string;
    }[];
  return { app, list };
}

test('a demonstration has its articles in every language, and never creates them again', async () => {
  const { app, list } = await start(true);
  const slugs = demoArticles.map(({ slug }) => slug).toSorted();
  const titles = new Set<string>();
  for (const language of languages) {
    const found = await list(language);
    expect(found.map(({ slug }) => slug).toSorted()).toEqual(slugs);
    for (const { title } of found) titles.add(title);
  }
  expect(titles.size).toBe(slugs.length * languages.length);
  const [slug = ''] = slugs;
  expect(outcome(await page(app.client(), slug))).toBe('ok');
  const editor = await makeClerk(app, ['marketing'], 'Editor');
  const { rows } = await app.deps.database.owner.query<{ id: string }>(
    'select id from articles where slug = $1',
    [slug],
  );
  expect(outcome(await withdraw(editor, rows[0]?.id ?? '')), 'withdraw').toBe('ok');
  await seed(app.deps);
  expect((await list('en')).map((one) => one.slug)).not.toContain(slug);
});

test('an ordinary installation has no articles', async () => {
  const { list } = await start(false);
  expect(await list('en')).toEqual([]);
});
