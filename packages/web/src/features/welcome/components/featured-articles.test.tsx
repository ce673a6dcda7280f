import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import { lineOf } from '../../articles/testing-articles.tsx';
import { FeaturedArticles } from './featured-articles.tsx';

afterEach(() => vi.unstubAllGlobals());

test('featured articles are loaded when the visitor scrolls near them', async () => {
  const calls = answerCalls({ 'GET /articles/featured': () => ({ data: [lineOf(1)] }) });
  const screen = await renderPage(
    <>
      <div data-testid="above" style={{ height: 5000 }} />
      <FeaturedArticles className={undefined} />
      <div style={{ height: 1000 }} />
    </>,
  );
  await expect.element(screen.getByTestId('above')).toBeVisible();
  // Wait for two frames, so that the IntersectionObserver can report that the articles are far from the viewport.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(calls).toEqual([]);
  window.scrollTo(0, 5000);
  await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeInTheDocument();
});
