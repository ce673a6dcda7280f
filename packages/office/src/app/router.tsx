import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { gamesFilters, type GamesFilter } from '../features/play/games-filter.ts';
import { queueTabs, staffCheck, type Clerk } from '@wl/contract/staff';
import { request } from './api.ts';
import { NotFound } from './not-found.tsx';
import { forgetToken, staffToken } from './session.ts';
import { Shell } from './shell.tsx';

type QueueTab = (typeof queueTabs)[number];

interface Context {
  queries: QueryClient;
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFound,
});

/** Ends a `beforeLoad` on another page. The router's own type does not say that this throws. */
function leadTo(to: '/sign-in' | '/cash-outs'): never {
  redirect({ to, throw: true });
  throw new Error(`not led to ${to}`);
}

export const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('../features/staff/pages/sign-in.tsx'), 'SignIn'),
});

/** Everything behind the desk asks the server who is there; without an answer the clerk signs in again. */
export const deskRoute = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: Shell,
  beforeLoad: async ({ context }): Promise<{ clerk: Clerk }> => {
    if (!staffToken()) leadTo('/sign-in');
    try {
      const { data } = await context.queries.ensureQueryData({
        queryKey: ['clerk'],
        queryFn: () => request(staffCheck, {}),
        staleTime: 60_000,
      });
      return { clerk: data.clerk };
    } catch {
      forgetToken();
      leadTo('/sign-in');
    }
  },
});

const home = createRoute({
  getParentRoute: () => deskRoute,
  path: '/',
  beforeLoad: () => leadTo('/cash-outs'),
});

const cashOuts = createRoute({
  getParentRoute: () => deskRoute,
  path: '/cash-outs',
  validateSearch: (search): { tab?: QueueTab; case?: string } => ({
    ...(queueTabs.some((tab) => tab === search['tab']) && search['tab'] !== 'open'
      ? { tab: search['tab'] as QueueTab }
      : {}),
    ...(typeof search['case'] === 'string' ? { case: search['case'] } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/wallet/pages/cash-outs.tsx'), 'CashOuts'),
});

const members = createRoute({
  getParentRoute: () => deskRoute,
  path: '/members',
  validateSearch: (search): { search?: string } =>
    typeof search['search'] === 'string' ? { search: search['search'] } : {},
  component: lazyRouteComponent(() => import('../features/members/pages/members.tsx'), 'Members'),
});

const member = createRoute({
  getParentRoute: () => deskRoute,
  path: '/members/$id',
  component: lazyRouteComponent(
    () => import('../features/members/pages/member-file.tsx'),
    'MemberFile',
  ),
});

const games = createRoute({
  getParentRoute: () => deskRoute,
  path: '/games',
  validateSearch: (search): { game?: string; search?: string; show?: GamesFilter } => {
    const show = gamesFilters.find((one) => one === search['show']);
    return {
      ...(typeof search['game'] === 'string' ? { game: search['game'] } : {}),
      ...(typeof search['search'] === 'string' && search['search'] !== ''
        ? { search: search['search'] }
        : {}),
      ...(show ? { show } : {}),
    };
  },
  component: lazyRouteComponent(() => import('../features/play/pages/games.tsx'), 'Games'),
});

const reconciliation = createRoute({
  getParentRoute: () => deskRoute,
  path: '/reconciliation',
  component: lazyRouteComponent(
    () => import('../features/wallet/pages/reconciliation.tsx'),
    'Reconciliation',
  ),
});

const liability = createRoute({
  getParentRoute: () => deskRoute,
  path: '/liability',
  component: lazyRouteComponent(
    () => import('../features/ledger/pages/liability.tsx'),
    'Liability',
  ),
});

const auditor = createRoute({
  getParentRoute: () => deskRoute,
  path: '/auditor',
  component: lazyRouteComponent(() => import('../features/ledger/pages/auditor.tsx'), 'Auditor'),
});

const floor = createRoute({
  getParentRoute: () => deskRoute,
  path: '/floor',
  component: lazyRouteComponent(() => import('../features/lobby/pages/floor.tsx'), 'Floor'),
});

const log = createRoute({
  getParentRoute: () => deskRoute,
  path: '/log',
  validateSearch: (search): { search?: string; changes?: 'yes' } => ({
    ...(typeof search['search'] === 'string' && search['search'] !== ''
      ? { search: search['search'] }
      : {}),
    ...(search['changes'] === 'yes' ? { changes: 'yes' as const } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/staff/pages/log.tsx'), 'StaffLog'),
});

const tree = root.addChildren([
  signInRoute,
  deskRoute.addChildren([
    home,
    cashOuts,
    members,
    member,
    games,
    reconciliation,
    liability,
    auditor,
    floor,
    log,
  ]),
]);

export const makeRouter = (queries: QueryClient) =>
  createRouter({ routeTree: tree, basepath: '/office', context: { queries } });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
