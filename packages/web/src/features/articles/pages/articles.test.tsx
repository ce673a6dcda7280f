/** Tests the list of news articles (`/news`). */
import { i18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { removeLocal, writeLocal } from '../../../app/session/storage.ts';
import { answerCalls, refusal } from '../../../app/testing-page.ts';
import { lineOf, openNews, pageOf } from '../testing-articles.tsx';

const LIST = 'GET /articles';

afterEach(() => {
  vi.unstubAllGlobals();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  removeLocal('ibp-language');
  document.documentElement.lang = 'en';
});

const firstPage = Array.from({ length: 12 }, (_, at) => lineOf(at + 1));
const secondPage = [13, 14].map((no) => lineOf(no));

test('the articles are listed as links, newest first, with category, date and summary', async () => {
  answerCalls({ [LIST]: () => pageOf([lineOf(1, { category: 'offers' }), lineOf(2)]) });
  const { screen } = await openNews('/news');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const cards = screen.getByRole('listitem');
  await expect.poll(() => cards.elements()).toHaveLength(2);
  const newest = cards.first();
  await expect
    .element(newest.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Article 1' }))
    .toHaveAttribute('href', '/news/article-1');
  await expect.element(newest.getByText('Offers')).toBeVisible();
  await expect.element(newest.getByText('Jun 30, 2026')).toBeVisible();
  await expect.element(newest.getByText('Summary of article 1.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load more articles' }).elements()).toEqual([]);
});

test('a category is part of the URL and of the request, and All news removes it', async () => {
  const calls = answerCalls({
    [LIST]: ({ query }) =>
      pageOf(query.get('category') === 'games' ? [lineOf(3)] : [lineOf(1), lineOf(2), lineOf(3)]),
  });
  const { screen, history } = await openNews('/news');
  const cards = screen.getByRole('listitem');
  await expect.poll(() => cards.elements()).toHaveLength(3);
  const tags = screen.getByRole('group', { name: 'Category' });
  const games = tags.getByRole('button', { name: 'Games' });
  await expect
    .element(tags.getByRole('button', { name: 'All news' }))
    .toHaveAttribute('aria-pressed', 'true');
  await games.click();
  await expect.poll(() => cards.elements()).toHaveLength(1);
  expect(history.location.search).toBe('?category=games');
  await expect.element(games).toHaveAttribute('aria-pressed', 'true');
  expect(calls.at(-1)?.query.get('category')).toBe('games');
  await tags.getByRole('button', { name: 'All news' }).click();
  await expect.poll(() => cards.elements()).toHaveLength(3);
  expect(history.location.search).toBe('');
});

test('an unknown category shows all news', async () => {
  const calls = answerCalls({ [LIST]: () => pageOf([lineOf(1)]) });
  const { screen } = await openNews('/news?category=weather');
  await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
  expect(calls[0]?.query.get('category')).toBeNull();
});

test('further articles are appended without duplicates, and the first new one has the focus', async () => {
  const calls = answerCalls({
    // A new article has moved article 12 to the second page.
    [LIST]: ({ query }) =>
      query.get('page') === '2'
        ? pageOf([lineOf(12), ...secondPage], 2, 14)
        : pageOf(firstPage, 1, 14),
  });
  const { screen } = await openNews('/news');
  const cards = screen.getByRole('listitem');
  await expect.poll(() => cards.elements()).toHaveLength(12);
  await expect.element(screen.getByText('Showing 12 of 14')).toBeVisible();
  const more = screen.getByRole('button', { name: 'Load more articles' });
  await more.click();
  await expect.poll(() => cards.elements()).toHaveLength(14);
  await expect.element(screen.getByRole('link', { name: 'Article 13' })).toHaveFocus();
  await expect.element(screen.getByText('Showing 14 of 14')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  expect(calls.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
});

test('when further articles fail to load, the first ones stay and the button tries again', async () => {
  let isDown = true;
  answerCalls({
    [LIST]: ({ query }) => {
      if (query.get('page') === '1') return pageOf(firstPage, 1, 14);
      return isDown ? refusal(403, 'request.blocked') : pageOf(secondPage, 2, 14);
    },
  });
  const { screen } = await openNews('/news');
  const more = screen.getByRole('button', { name: 'Load more articles' });
  await more.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(12);
  isDown = false;
  await more.click();
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(14);
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('without articles, the page leads to the casino floor', async () => {
  answerCalls({ [LIST]: () => pageOf([]) });
  const { screen } = await openNews('/news');
  await expect.element(screen.getByRole('heading', { name: 'No news yet' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to the casino floor' }))
    .toHaveAttribute('href', '/casino-floor');
});

test('an empty category leads back to all news', async () => {
  answerCalls({ [LIST]: ({ query }) => pageOf(query.has('category') ? [] : [lineOf(1)]) });
  const { screen, history } = await openNews('/news?category=service');
  await expect
    .element(screen.getByRole('heading', { name: 'No news in this category' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Show all news' }).click();
  await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
  expect(history.location.search).toBe('');
});

test('when the news fail to load, Try again loads them', async () => {
  let isDown = true;
  answerCalls({
    [LIST]: () => (isDown ? refusal(403, 'request.blocked') : pageOf([lineOf(1)])),
  });
  const { screen } = await openNews('/news');
  await expect
    .element(screen.getByRole('alert').getByRole('heading'))
    .toHaveTextContent('The news could not be loaded');
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
});

test.each([
  ['en', '/news/rss.xml'],
  ['fr', '/news/rss.fr.xml'],
])('the page in the language %s links the feed %s', async (locale, address) => {
  i18n.loadAndActivate({ locale, messages: {} });
  const calls = answerCalls({ [LIST]: () => pageOf([]) });
  const { screen } = await openNews('/news');
  await expect
    .element(screen.getByRole('link', { name: 'RSS feed' }))
    .toHaveAttribute('href', address);
  await expect.poll(() => calls[0]?.query.get('language')).toBe(locale);
});

test.each([
  [null, 'fr'],
  ['en', 'en'],
])(
  'a link with ?language=fr, after the choice of %s, shows the page in %s',
  async (chosen, shown) => {
    if (chosen !== null) writeLocal('ibp-language', chosen);
    const calls = answerCalls({ [LIST]: () => pageOf([lineOf(1)]) });
    const { screen } = await openNews('/news?language=fr');
    await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
    await expect.poll(() => document.documentElement.lang || 'en').toBe(shown);
    await expect.poll(() => calls.at(-1)?.query.get('language')).toBe(shown);
  },
);

test('placeholders in titles and summaries are replaced with the casino’s values', async () => {
  const summary = 'Top up from {topUpMin} at {casino}.';
  answerCalls({ [LIST]: () => pageOf([lineOf(1, { title: 'News of {casino}', summary })]) });
  const { screen } = await openNews('/news');
  await expect.element(screen.getByRole('link', { name: 'News of Wanderluck' })).toBeVisible();
  await expect.element(screen.getByText(/^Top up from \$\d+ at Wanderluck\.$/)).toBeVisible();
});
