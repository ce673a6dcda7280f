import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { staffCheck, type Clerk } from '@wl/contract/staff';
import { request } from './api.ts';
import { NotFound } from './not-found.tsx';
import { forgetToken, staffToken } from './session.ts';
import { Shell } from './shell.tsx';

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

const tree = root.addChildren([
  signInRoute,
  deskRoute.addChildren([home, cashOuts, members, member]),
]);

export const makeRouter = (queries: QueryClient) =>
  createRouter({ routeTree: tree, basepath: '/office', context: { queries } });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
