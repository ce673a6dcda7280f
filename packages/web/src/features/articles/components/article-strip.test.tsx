import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/api.ts';
import { answerCalls, refusal, renderPage } from '../../../app/testing-page.ts';
import { lineOf } from '../testing-articles.tsx';
import ArticleStrip from './article-strip.tsx';

const FEATURED = 'GET /articles/featured';

afterEach(() => vi.unstubAllGlobals());

test('the strip links the featured articles, with category and date, and all news', async () => {
  answerCalls({
    [FEATURED]: () => ({ data: [lineOf(1, { category: 'journey' }), lineOf(2)] }),
  });
  const screen = await renderPage(<ArticleStrip />);
  const strip = screen.getByRole('region', { name: 'News' });
  const items = strip.getByRole('listitem');
  await expect.poll(() => items.elements()).toHaveLength(2);
  await expect
    .element(items.first().getByRole('link', { name: 'Article 1' }))
    .toHaveAttribute('href', '/news/article-1');
  await expect.element(items.first().getByText('Journey')).toBeVisible();
  await expect.element(items.first().getByText('Jun 30, 2026')).toBeVisible();
  await expect
    .element(strip.getByRole('link', { name: 'All news' }))
    .toHaveAttribute('href', '/news');
});

test.each([
  ['there are no featured articles', () => ({ data: [] })],
  ['they fail to load', () => refusal(403, 'request.blocked')],
])('when %s, there is no strip and no error', async (_, answer) => {
  const calls = answerCalls({ [FEATURED]: answer });
  const screen = await renderPage(
    <div data-testid="place">
      <ArticleStrip />
    </div>,
  );
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(screen.getByTestId('place')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});
