/** Tests the page of a news article (`/news/{slug}`). */
import { i18n } from '@lingui/core';
import type { Article } from '@wl/contract/articles';
import { clearToasts } from '@wl/ui/feedback/toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../app/testing-page.ts';
import { articleOf, lineOf, openNews, pageOf, picture } from '../testing-articles.tsx';

const READ = 'GET /articles/article-1';
const LIST = 'GET /articles';

let description: HTMLMetaElement;

beforeEach(() => {
  description = document.createElement('meta');
  description.name = 'description';
  description.content = 'The casino';
  document.head.append(description);
});
afterEach(() => {
  description.remove();
  Reflect.deleteProperty(navigator, 'share');
  clearToasts();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

/** Replaces `navigator.share`. Pass `undefined` to simulate a device without a share dialog. */
const offerShare = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

/** Opens the page of article 1. The server also lists four other articles. */
async function open(changes: Partial<Article> = {}) {
  const list = [1, 2, 3, 4, 5].map((no) => lineOf(no));
  answerCalls({
    [READ]: () => ({ data: articleOf(changes) }),
    [LIST]: () => pageOf(list),
  });
  const opened = await openNews('/news/article-1');
  const title = opened.screen.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent(changes.title ?? 'Article 1');
  return { ...opened, title, sheet: opened.screen.getByRole('article').first() };
}

test('an article shows its text with figures and links', async () => {
  const { sheet } = await open({
    body: [
      {
        blocks: [
          {
            paragraph: [
              'Top up from {topUpMin}. Read the ',
              { to: '/faq', text: ['FAQ'] },
              ' or ',
              { href: 'https://example.org/', text: ['the report'] },
              '.',
            ],
          },
        ],
      },
      { title: 'Two steps', blocks: [{ list: [['Pack'], ['Fly']], ordered: true }] },
    ],
  });
  await expect.element(sheet.getByText(/^Top up from \$\d+\. Read the FAQ/)).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  await expect
    .element(sheet.getByRole('link', { name: 'the report' }))
    .toHaveAttribute('href', 'https://example.org/');
  await expect.element(sheet.getByRole('heading', { level: 2, name: 'Two steps' })).toBeVisible();
  expect(sheet.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(sheet.getByText('Jun 30, 2026')).toBeVisible();
  expect(sheet.getByText(/Updated on/).elements()).toEqual([]);
  expect(sheet.getByText(/not available in your language/).elements()).toEqual([]);
});

test('a picture of the text has its description, its caption and a size known in advance', async () => {
  const shown = {
    ...{ id: picture.id, width: 1200, height: 800 },
    ...{ alt: 'A tram in {casino}', caption: 'From {topUpMin}' },
  };
  const { sheet } = await open({ body: [{ blocks: [{ picture: shown }] }] });
  const image = sheet.getByRole('img', { name: 'A tram in Wanderluck' });
  await expect.element(image).toBeInTheDocument();
  const path = `/api/articles/pictures/${picture.id}`;
  const attributes = ['width', 'height', 'loading', 'srcset'].map((name) =>
    image.element().getAttribute(name),
  );
  expect(attributes).toEqual([
    ...['1200', '800', 'lazy'],
    `${path}/480 480w, ${path}/960 960w, ${path}/1600 1200w`,
  ]);
  await expect.element(sheet.getByText(/^From \$\d+$/)).toBeVisible();
  // The picture does not load in this test, but the page must still reserve its space.
  const { width, height } = image.element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(1.5, 1);
});

test('the summary is the description of the page while it is open', async () => {
  const { screen } = await open({ summary: 'All about {casino}.' });
  await expect.poll(() => description.content).toBe('All about Wanderluck.');
  await screen.unmount();
  expect(description.content).toMatch(/^Slots, live games and table games/);
});

test('a change more than a day after publication is dated', async () => {
  const { sheet } = await open({ changed_at: '2026-07-04T12:00:00.000Z' });
  await expect.element(sheet.getByText('Updated on Jul 4, 2026')).toBeVisible();
});

test('a change on the day of publication is not dated', async () => {
  const { sheet } = await open({ changed_at: '2026-07-01T10:00:00.000Z' });
  await expect.element(sheet.getByText('A new city is open.')).toBeVisible();
  expect(sheet.getByText(/Updated on/).elements()).toEqual([]);
});

test('an article in English on a page in another language says so and is marked as English', async () => {
  i18n.loadAndActivate({ locale: 'tr', messages: {} });
  const { sheet, title } = await open({ language: 'en' });
  await expect
    .element(sheet.getByText(/^This article is not available in your language yet\./))
    .toBeVisible();
  await expect.element(title).toHaveAttribute('lang', 'en');
  const text = sheet.getByText('A new city is open.').element();
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('an uploaded cover is offered in three widths and keeps its focal point in view', async () => {
  const { screen } = await open({
    cover: { city: 'tokyo', picture },
    picture_alt: 'A suitcase on a platform',
  });
  const cover = screen.getByRole('img', { name: 'A suitcase on a platform' });
  await expect.element(cover).toHaveAttribute('width', '1600');
  await expect.element(cover).toHaveAttribute('height', '900');
  const { srcset, sizes, style } = cover.element() as HTMLImageElement;
  expect(srcset.split(', ').map((one) => one.split(' ')[1])).toEqual(['480w', '960w', '1600w']);
  expect(srcset).toContain(`/api/articles/pictures/${picture.id}/1600 1600w`);
  expect(sizes).not.toBe('');
  expect(style.objectPosition).toBe('20% 75%');
});

test('without an uploaded picture, the cover is the postcard of the city', async () => {
  const { screen } = await open({ cover: { city: 'paris', picture: null } });
  const cover = screen.container.querySelector('main img');
  expect(cover?.getAttribute('src')).toBe('/art/cities/paris/postcard-800.avif');
  expect(cover?.getAttribute('alt')).toBe('');
});

test('three other articles follow, then all news', async () => {
  const { screen } = await open();
  const more = screen.getByRole('region', { name: 'More news' });
  await expect.poll(() => more.getByRole('listitem').elements()).toHaveLength(3);
  const titles = more.getByRole('heading', { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Article 2',
    'Article 3',
    'Article 4',
  ]);
  await expect
    .element(more.getByRole('link', { name: 'All news' }))
    .toHaveAttribute('href', '/news');
  await expect
    .element(screen.getByRole('link', { name: 'Back to the news' }))
    .toHaveAttribute('href', '/news');
});

test('without a share dialog, the link is copied and the page confirms it', async () => {
  offerShare(undefined);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(screen.getByText('Link copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/news/article-1`);
});

test('the share dialog of the device gets the title and the link', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  offerShare(share);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Share' }).click();
  const url = `${location.origin}/news/article-1`;
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Article 1', url }]]);
  // The reader closed the device's share dialog, so the link must not be copied instead.
  expect(copied).not.toHaveBeenCalled();
});

test('an unknown article shows the page for missing pages', async () => {
  answerCalls({});
  const { screen } = await openNews('/news/no-such-article');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This page does not exist' }))
    .toBeVisible();
});

test('when the article fails to load, Try again loads it', async () => {
  let isDown = true;
  answerCalls({
    [READ]: () => (isDown ? refusal(403, 'request.blocked') : { data: articleOf() }),
    [LIST]: () => pageOf([]),
  });
  const { screen } = await openNews('/news/article-1');
  await expect
    .element(screen.getByRole('alert').getByRole('heading', { level: 2 }))
    .toHaveTextContent('The article could not be loaded');
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Article 1' })).toBeVisible();
});
