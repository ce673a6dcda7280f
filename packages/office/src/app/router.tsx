/** Creates the TanStack routes from the features' page definitions. Pages and texts are loaded lazily. */
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { staffCheck, type Clerk } from '@wl/contract/office/staff';
import { needTexts } from '@wl/ui/text/catalogues';
import { taking } from './address.ts';
import { isSignedOut, request } from './api.ts';
import { Broken } from './shell/broken.tsx';
import type { EntrancePage, EntrancePages, OfficePage, OfficePages } from './feature.ts';
import { features, type Found, homeOf, linksOf, pagesOf } from './features.ts';
import { textsOfFeature } from './language/feature-texts.ts';
import { NotFound } from './shell/not-found.tsx';
import { forgetToken, staffToken } from './session.ts';
import { Shell } from './shell/shell.tsx';

interface Context {
  queries: QueryClient;
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFound,
});

/** Redirects to the sign-in page, which opens the requested page after sign-in. */
function askWho(href: string): never {
  redirect({ to: '/sign-in', search: href === '/' ? {} : { from: href }, throw: true });
  throw new Error('not led to the sign-in');
}

/**
 * Parent route of all pages that require a signed-in clerk. Loads the clerk from the server and redirects to the
 * sign-in page if nobody is signed in.
 */
const officeRoute = createRoute({
  getParentRoute: () => root,
  id: 'office',
  component: Shell,
  beforeLoad: async ({ context, location }): Promise<{ clerk: Clerk }> => {
    if (!staffToken()) askWho(location.href);
    try {
      const { data } = await context.queries.ensureQueryData({
        queryKey: ['clerk'],
        queryFn: () => request(staffCheck, {}),
        staleTime: 60_000,
      });
      return { clerk: data.clerk };
    } catch (error) {
      // End the session only if the server responds that the clerk is signed out. A server restart or a lost connection
      // must not end it.
      if (!isSignedOut(error)) throw error;
      forgetToken();
      askWho(location.href);
    }
  },
});

const homeRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/',
  beforeLoad: ({ context: { clerk } }) => {
    const to = homeOf(linksOf(features), clerk);
    if (to !== undefined) redirect({ to, throw: true });
  },
});

/** Returns the validator of a page's search parameters. If the page declares none, accepts any parameters unchanged. */
const validatorOf = <Search extends object>({ search }: EntrancePage<Search>) =>
  search ? taking(search) : (all: Record<string, unknown>) => all as Search;

/** Returns the options for a page's route. Texts are loaded once, because they do not change. */
const withTexts = (names: readonly string[]) => ({
  loader: async () => {
    await Promise.all(names.map((name) => needTexts(textsOfFeature(name))));
  },
  staleTime: Infinity,
});

function clerkRoute<Path extends string, Search extends object>(
  path: Path,
  page: Found<OfficePage<Search>>,
) {
  return createRoute({
    getParentRoute: () => officeRoute,
    path,
    validateSearch: validatorOf(page),
    component: page.component,
    ...withTexts(page.texts),
  });
}

function entranceRoute<Path extends string, Search extends object>(
  path: Path,
  page: Found<EntrancePage<Search>>,
) {
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: validatorOf(page),
    component: page.component,
    ...withTexts(page.texts),
  });
}

/** Routes of the pages for signed-in clerks. Each feature declares the types for its own paths. */
type ClerkRoutes = {
  [Path in keyof OfficePages]: ReturnType<typeof clerkRoute<Path, OfficePages[Path]>>;
};

/** Routes of the pages that do not require a signed-in clerk. */
type EntranceRoutes = {
  [Path in keyof EntrancePages]: ReturnType<typeof entranceRoute<Path, EntrancePages[Path]>>;
};

function routeTree() {
  const { clerkPages, entrances } = pagesOf(features);
  // The compiler cannot infer the types of pages that are found at run time, so use the types that the features
  // declare.
  const clerkRoutes = [...clerkPages].map(([path, page]) =>
    clerkRoute(path, page),
  ) as unknown as ClerkRoutes[keyof ClerkRoutes][];
  const entranceRoutes = [...entrances].map(([path, page]) =>
    entranceRoute(path, page),
  ) as unknown as EntranceRoutes[keyof EntranceRoutes][];
  return root.addChildren([
    ...entranceRoutes,
    officeRoute.addChildren([homeRoute, ...clerkRoutes]),
  ]);
}

/**
 * Returns the router of the back office.
 * @throws Error if two features define the same path
 */
export const makeRouter = (queries: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: routeTree(),
    basepath: '/office',
    context: { queries },
    defaultErrorComponent: Broken,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
