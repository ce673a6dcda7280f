import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import type { Article, ArticleLine, ArticlePicture } from '@wl/contract/articles';
import { renderPage } from '../../app/testing-page.ts';
import { feature } from './routes.tsx';

/** Returns an article as it appears in a list. Articles with higher numbers are older. */
export const lineOf = (no: number, changes: Partial<ArticleLine> = {}): ArticleLine => ({
  slug: `article-${String(no)}`,
  category: 'games',
  cover: { city: 'tokyo', picture: null },
  picture_alt: '',
  language: 'en',
  title: `Article ${String(no)}`,
  summary: `Summary of article ${String(no)}.`,
  published_at: new Date(Date.UTC(2026, 5, 30, 12) - no * 3_600_000).toISOString(),
  ...changes,
});

export const articleOf = (changes: Partial<Article> = {}): Article => ({
  ...lineOf(1),
  changed_at: lineOf(1).published_at,
  languages: ['en'],
  body: [{ blocks: [{ paragraph: ['A new city is open.'] }] }],
  ...changes,
});

export const picture: ArticlePicture = {
  id: '00000000-0000-7000-8000-000000000001',
  width: 1600,
  height: 900,
  focal_x: 20,
  focal_y: 75,
};

/** Returns a response that contains one page of a list. `total` is the number of articles on all pages. */
export const pageOf = (data: readonly ArticleLine[], current_page = 1, total = data.length) => ({
  data,
  meta: { current_page, total, to: current_page === 1 ? data.length : total },
});

/** Opens one of the feature's pages. Returns the screen and the history, whose location is the page's URL. */
export async function openNews(address: string) {
  const root = createRootRoute();
  const pages = feature.pages.map(({ path, page }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(page, 'default'),
    }),
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren(pages), history });
  const screen = await renderPage(<RouterProvider router={router as never} />);
  return { screen, history };
}
