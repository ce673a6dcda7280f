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
import { replayTopics, type ReplayTopic } from '@wl/contract/journey-replay';
import { documentTabs, type DocumentTab } from '@wl/contract/passport';
import { ticketTabs } from '@wl/contract/support';
import { queueTabs } from '@wl/contract/office-wallet';
import { staffCheck, type Clerk } from '@wl/contract/staff';
import { type ContentKind, contentKinds } from '@wl/world/editions/content';
import { bonusKinds, type BonusKindName } from '@wl/world/bonuses/kind';
import { isPlace, searched, taking } from './address.ts';
import { isSignedOut, request } from './api.ts';
import { Broken } from './broken.tsx';
import { NotFound } from './not-found.tsx';
import { forgetToken, may, staffToken } from './session.ts';
import { Shell } from './shell.tsx';

type QueueTab = (typeof queueTabs)[number];
type TicketTab = (typeof ticketTabs)[number];

interface Context {
  queries: QueryClient;
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFound,
});

/** Redirects from a `beforeLoad`. The router's `redirect` throws here, but its return type does not say so. */
function leadTo(to: '/cash-outs' | '/documents' | '/campaigns' | '/games' | '/members'): never {
  redirect({ to, throw: true });
  throw new Error(`not led to ${to}`);
}

/** Redirects to the sign-in page, which opens the requested page after sign-in. */
function askWho(href: string): never {
  redirect({ to: '/sign-in', search: href === '/' ? {} : { from: href }, throw: true });
  throw new Error('not led to the sign-in');
}

const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: taking((search): { from?: string } =>
    isPlace(search['from']) ? { from: search['from'] } : {},
  ),
  component: lazyRouteComponent(() => import('../features/staff/pages/sign-in.tsx'), 'SignIn'),
});

const firstOwnerRoute = createRoute({
  getParentRoute: () => root,
  path: '/first-owner',
  component: lazyRouteComponent(
    () => import('../features/staff/pages/first-owner.tsx'),
    'FirstOwner',
  ),
});

const invitationRoute = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(
    () => import('../features/staff/pages/invitation.tsx'),
    'Invitation',
  ),
});

/**
 * Parent of all pages that require a signed-in clerk. Loads the clerk from the server and redirects to the sign-in page
 * if nobody is signed in.
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
      // A server restart or a lost connection does not end the clerk's session.
      if (!isSignedOut(error)) throw error;
      forgetToken();
      askWho(location.href);
    }
  },
});

const home = createRoute({
  getParentRoute: () => officeRoute,
  path: '/',
  beforeLoad: ({ context: { clerk } }) => {
    if (may(clerk, 'cash_outs.view')) leadTo('/cash-outs');
    if (may(clerk, 'documents.view')) leadTo('/documents');
    if (may(clerk, 'members.view')) leadTo('/members');
    leadTo(may(clerk, 'campaigns.view') ? '/campaigns' : '/games');
  },
});

const cashOuts = createRoute({
  getParentRoute: () => officeRoute,
  path: '/cash-outs',
  validateSearch: taking((search): { tab?: QueueTab; case?: string } => ({
    ...(queueTabs.some((tab) => tab === search['tab']) && search['tab'] !== 'open'
      ? { tab: search['tab'] as QueueTab }
      : {}),
    ...(typeof search['case'] === 'string' ? { case: search['case'] } : {}),
  })),
  component: lazyRouteComponent(() => import('../features/wallet/pages/cash-outs.tsx'), 'CashOuts'),
});

const documents = createRoute({
  getParentRoute: () => officeRoute,
  path: '/documents',
  validateSearch: taking((search): { tab?: DocumentTab; case?: string } => ({
    ...(documentTabs.some((tab) => tab === search['tab']) && search['tab'] !== 'open'
      ? { tab: search['tab'] as DocumentTab }
      : {}),
    ...(typeof search['case'] === 'string' ? { case: search['case'] } : {}),
  })),
  component: lazyRouteComponent(
    () => import('../features/passport/pages/documents.tsx'),
    'Documents',
  ),
});

const members = createRoute({
  getParentRoute: () => officeRoute,
  path: '/members',
  validateSearch: taking((search): { search?: string } => searched(search)),
  component: lazyRouteComponent(() => import('../features/members/pages/members.tsx'), 'Members'),
});

const member = createRoute({
  getParentRoute: () => officeRoute,
  path: '/members/$id',
  component: lazyRouteComponent(
    () => import('../features/members/pages/member-file.tsx'),
    'MemberFile',
  ),
});

const journey = createRoute({
  getParentRoute: () => officeRoute,
  path: '/members/$id/journey',
  validateSearch: taking((search): { topic?: ReplayTopic; step?: number } => {
    const topic = replayTopics.find((one) => one === search['topic']);
    const step = Number(search['step']);
    return {
      ...(topic ? { topic } : {}),
      ...(search['step'] !== undefined && Number.isInteger(step) && step >= 0 ? { step } : {}),
    };
  }),
  component: lazyRouteComponent(
    () => import('../features/journey-replay/pages/journey.tsx'),
    'Journey',
  ),
});

const tickets = createRoute({
  getParentRoute: () => officeRoute,
  path: '/support',
  validateSearch: taking((search): { tab?: TicketTab; ticket?: string; page?: number } => {
    const tab = ticketTabs.find((one) => one === search['tab']);
    const page = Number(search['page']);
    return {
      ...(tab && tab !== 'open' ? { tab } : {}),
      ...(typeof search['ticket'] === 'string' ? { ticket: search['ticket'] } : {}),
      ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    };
  }),
  component: lazyRouteComponent(() => import('../features/support/pages/tickets.tsx'), 'Tickets'),
});

const games = createRoute({
  getParentRoute: () => officeRoute,
  path: '/games',
  validateSearch: taking((search): { game?: string; search?: string; show?: GamesFilter } => {
    const show = gamesFilters.find((one) => one === search['show']);
    return {
      ...(typeof search['game'] === 'string' ? { game: search['game'] } : {}),
      ...searched(search),
      ...(show ? { show } : {}),
    };
  }),
  component: lazyRouteComponent(() => import('../features/play/pages/games.tsx'), 'Games'),
});

const reconciliation = createRoute({
  getParentRoute: () => officeRoute,
  path: '/reconciliation',
  component: lazyRouteComponent(
    () => import('../features/wallet/pages/reconciliation.tsx'),
    'Reconciliation',
  ),
});

const liability = createRoute({
  getParentRoute: () => officeRoute,
  path: '/liability',
  component: lazyRouteComponent(
    () => import('../features/ledger/pages/liability.tsx'),
    'Liability',
  ),
});

const auditor = createRoute({
  getParentRoute: () => officeRoute,
  path: '/auditor',
  component: lazyRouteComponent(() => import('../features/ledger/pages/auditor.tsx'), 'Auditor'),
});

const floor = createRoute({
  getParentRoute: () => officeRoute,
  path: '/floor',
  component: lazyRouteComponent(() => import('../features/lobby/pages/floor.tsx'), 'Floor'),
});

const campaigns = createRoute({
  getParentRoute: () => officeRoute,
  path: '/campaigns',
  component: lazyRouteComponent(
    () => import('../features/campaigns/pages/campaigns.tsx'),
    'Campaigns',
  ),
});

const campaign = createRoute({
  getParentRoute: () => officeRoute,
  path: '/campaigns/$id',
  component: lazyRouteComponent(
    () => import('../features/campaigns/pages/campaign.tsx'),
    'Campaign',
  ),
});

const market = createRoute({
  getParentRoute: () => officeRoute,
  path: '/market',
  validateSearch: taking((search): { item?: string; kind?: BonusKindName } => {
    const kind = bonusKinds.find((one) => one === search['kind']);
    return {
      ...(typeof search['item'] === 'string' ? { item: search['item'] } : {}),
      ...(kind ? { kind } : {}),
    };
  }),
  component: lazyRouteComponent(() => import('../features/market/pages/market.tsx'), 'Market'),
});

const bonuses = createRoute({
  getParentRoute: () => officeRoute,
  path: '/bonuses',
  validateSearch: taking((search): { member?: string; page?: number } => {
    const page = Number(search['page']);
    return {
      ...(typeof search['member'] === 'string' ? { member: search['member'] } : {}),
      ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    };
  }),
  component: lazyRouteComponent(() => import('../features/bag/pages/bonuses.tsx'), 'Bonuses'),
});

const tournaments = createRoute({
  getParentRoute: () => officeRoute,
  path: '/tournaments',
  validateSearch: taking((search): { which?: 'upcoming' | 'over'; page?: number } => {
    const { which } = search;
    const page = Number(search['page']);
    return {
      ...(which === 'upcoming' || which === 'over' ? { which } : {}),
      ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    };
  }),
  component: lazyRouteComponent(
    () => import('../features/tournaments/pages/tournaments.tsx'),
    'Tournaments',
  ),
});

const tournament = createRoute({
  getParentRoute: () => officeRoute,
  path: '/tournaments/$id',
  component: lazyRouteComponent(
    () => import('../features/tournaments/pages/tournament.tsx'),
    'Tournament',
  ),
});

const journeyPage = createRoute({
  getParentRoute: () => officeRoute,
  path: '/journey',
  validateSearch: taking((search): { kind?: ContentKind; subject?: string; search?: string } => {
    const kind = contentKinds.find((one) => one === search['kind']);
    return {
      ...(kind && kind !== 'mission' ? { kind } : {}),
      ...(typeof search['subject'] === 'string' ? { subject: search['subject'] } : {}),
      ...searched(search),
    };
  }),
  component: lazyRouteComponent(() => import('../features/editions/pages/journey.tsx'), 'Journey'),
});

const affiliates = createRoute({
  getParentRoute: () => officeRoute,
  path: '/affiliates',
  component: lazyRouteComponent(
    () => import('../features/affiliates/pages/affiliates.tsx'),
    'Affiliates',
  ),
});

const affiliate = createRoute({
  getParentRoute: () => officeRoute,
  path: '/affiliates/$id',
  component: lazyRouteComponent(
    () => import('../features/affiliates/pages/affiliate.tsx'),
    'Affiliate',
  ),
});

const log = createRoute({
  getParentRoute: () => officeRoute,
  path: '/log',
  validateSearch: taking((search): { search?: string; changes?: 'yes' } => ({
    ...searched(search),
    ...(search['changes'] === 'yes' ? { changes: 'yes' as const } : {}),
  })),
  component: lazyRouteComponent(() => import('../features/staff/pages/log.tsx'), 'StaffLog'),
});

const staff = createRoute({
  getParentRoute: () => officeRoute,
  path: '/staff',
  component: lazyRouteComponent(() => import('../features/staff/pages/staff.tsx'), 'Staff'),
});

const account = createRoute({
  getParentRoute: () => officeRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../features/staff/pages/account.tsx'), 'Account'),
});

const tree = root.addChildren([
  signInRoute,
  firstOwnerRoute,
  invitationRoute,
  officeRoute.addChildren([
    home,
    cashOuts,
    documents,
    members,
    tickets,
    member,
    journey,
    games,
    reconciliation,
    liability,
    auditor,
    floor,
    campaigns,
    campaign,
    market,
    bonuses,
    tournaments,
    tournament,
    journeyPage,
    affiliates,
    affiliate,
    log,
    staff,
    account,
  ]),
]);

export const makeRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    basepath: '/office',
    context: { queries },
    defaultErrorComponent: Broken,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
