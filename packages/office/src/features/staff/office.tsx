import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { staffAccounts } from '@wl/contract/office/staff-accounts';
import { isPlace, searched } from '../../app/address.ts';
import { request } from '../../app/api.ts';
import { Count } from '../../app/shell/badges.tsx';
import { defineOfficeFeature, type LinkGroup, type NoSearch } from '../../app/feature.ts';
import { useLive } from '../../app/realtime/use-live.ts';

declare module '../../app/feature.ts' {
  interface OfficeGroups {
    administration: LinkGroup;
  }
  interface OfficePages {
    '/log': { search?: string; changes?: 'yes' };
    '/staff': NoSearch;
    '/account': NoSearch;
  }
  interface EntrancePages {
    '/sign-in': { from?: string };
    '/first-owner': NoSearch;
    '/invitation': NoSearch;
  }
}

/** Shows the number of requests waiting for approval by a second owner. */
function WaitingRequests() {
  useLive('private-staff.accounts', staffNews.accounts_changed, 'staff-accounts');
  const accounts = useQuery({
    queryKey: ['staff-accounts'],
    queryFn: () => request(staffAccounts, {}),
    staleTime: 5 * 60_000,
  });
  const waiting = accounts.data?.data.requests.filter(({ mine }) => !mine).length;
  return <Count count={waiting} />;
}

export const feature = defineOfficeFeature({
  groups: { administration: { heading: msg`Administration`, order: 5 } },
  pages: {
    '/staff': {
      component: lazyRouteComponent(() => import('./pages/staff.tsx'), 'Staff'),
      link: {
        permission: 'staff.view',
        group: 'administration',
        order: 1,
        label: msg`Staff`,
        badge: WaitingRequests,
      },
    },
    '/log': {
      component: lazyRouteComponent(() => import('./pages/log.tsx'), 'StaffLog'),
      search: (search) => ({
        ...searched(search),
        ...(search['changes'] === 'yes' ? { changes: 'yes' as const } : {}),
      }),
      link: {
        permission: 'staff_audit.view',
        group: 'administration',
        order: 2,
        label: msg`Log`,
      },
    },
    '/account': {
      component: lazyRouteComponent(() => import('./pages/account.tsx'), 'Account'),
    },
  },
  entrances: {
    '/sign-in': {
      component: lazyRouteComponent(() => import('./pages/sign-in.tsx'), 'SignIn'),
      search: ({ from }) => (isPlace(from) ? { from } : {}),
    },
    '/first-owner': {
      component: lazyRouteComponent(() => import('./pages/first-owner.tsx'), 'FirstOwner'),
    },
    '/invitation': {
      component: lazyRouteComponent(() => import('./pages/invitation.tsx'), 'Invitation'),
    },
  },
});
