/**
 * Creates the TanStack routes from the features' page definitions. Pages and texts are loaded lazily, and guards run
 * before a page is shown.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { prerenderedCategories } from '@wl/world/casino/categories';
import { keepAffiliateToken } from './session/affiliate.ts';
import { hasToken, passGate, useSession, wantDestination } from './session/session.ts';
import { activateLanguage, needTexts, storedLanguage } from './language/language.ts';
import { openDialog } from './dialogs.ts';
import type { Feature, Page } from './feature.ts';
import { features } from './features.ts';
import { Frame } from './shell/frame.tsx';
import { PageError, PageMissing, PageWaiting } from './shell/page-states.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: 'page' | 'stage';
  }
}

async function guardPage(guard: Page['guard'], href: string): Promise<void> {
  if (guard === 'none') return;
  const verdict = await passGate(guard);
  if (verdict === 'open') return;
  wantDestination(href);
  if (verdict === 'unconfirmed') redirect({ to: '/unverified-email-access', throw: true });
  openDialog('sign-in');
  redirect({ to: '/', throw: true });
}

const rootRoute = createRootRoute({
  component: Frame,
  notFoundComponent: PageMissing,
  beforeLoad: async ({ location }) => {
    if (typeof window === 'undefined') return;
    await activateLanguage(storedLanguage());
    if (location.pathname === '/') keepAffiliateToken(location.searchStr);
  },
});

/** Loads a page and the query cache in parallel, and wraps the page in the cache's provider. */
async function withQueries(page: Page): Promise<{ default: ComponentType }> {
  const [{ default: Content }, { default: QueryScope }] = await Promise.all([
    page.page(),
    import('./query-scope.tsx'),
  ]);
  return {
    default: () => (
      <QueryScope isPage>
        <Content />
      </QueryScope>
    ),
  };
}

function routeOf(feature: Feature, page: Page) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    component: lazyRouteComponent(page.plain ? page.page : () => withQueries(page), 'default'),
    staticData: { frame: page.frame ?? 'page' },
    beforeLoad: async ({ location, params }) => {
      for (const [name, allowed] of Object.entries(page.only ?? {})) {
        const value = (params as Record<string, string>)[name];
        if (value === undefined || !allowed.includes(value)) notFound({ throw: true });
      }
      await guardPage(page.guard, location.href);
      if (page.closedWhileExcluded && useSession.getState().player?.status === 'excluded')
        redirect({ to: '/locked-out-player', throw: true });
    },
    loader: () => needTexts(feature),
    // Never load the texts again, because they do not change and loading them would delay the page.
    staleTime: Infinity,
  });
}

const routeTree = rootRoute.addChildren(
  features.flatMap((feature) => feature.pages.map((page) => routeOf(feature, page))),
);

/** Time in ms that the previous page stays visible while the next one loads. After that, a skeleton is shown. */
const PENDING_AFTER_MS = 250;

/**
 * Returns a function that decides whether the router sets the scroll position of a rendered page. A prerendered page
 * can be read before its script starts, so the router keeps the first page's scroll position if the visitor has already
 * scrolled.
 */
function scrollRule(): () => boolean {
  let isFirst = true;
  return () => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isScrolled = isFirst && entry?.type === 'navigate' && scrollY > 0;
    isFirst = false;
    return !isScrolled;
  };
}

export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: PageWaiting,
    defaultErrorComponent: PageError,
    // Scrolls to the hash anchor, the saved position or the top. Disabled on the server, where the router would render
    // an inline script, which the content security policy forbids.
    scrollRestoration: typeof window !== 'undefined' && scrollRule(),
    ...(history ? { history } : {}),
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

/** Returns true if the current URL shows a prerendered page. Only visitors see prerendered pages. */
export const showsVisitorPage = (): boolean =>
  ['', ...prerenderedCategories].some((page) => page === location.pathname.slice(1)) && !hasToken();
