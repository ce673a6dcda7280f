import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { waitingGrants } from '@wl/contract/office/bag';
import { paged } from '../../app/address.ts';
import { request } from '../../app/api.ts';
import { Count } from '../../app/shell/badges.tsx';
import { defineOfficeFeature } from '../../app/feature.ts';
import { useLive } from '../../app/realtime/use-live.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/bonuses': { member?: string; page?: number };
  }
}

/** Shows the number of grants awaiting approval by a second clerk. */
function WaitingGrants() {
  useLive('private-staff.bonuses', staffNews.grant_changed, 'grants');
  const waiting = useQuery({
    queryKey: ['grants', 1],
    queryFn: () => request(waitingGrants, {}),
    staleTime: 5 * 60_000,
  });
  return <Count count={waiting.data?.meta.total} />;
}

export const feature = defineOfficeFeature({
  uses: ['market'],
  pages: {
    '/bonuses': {
      component: lazyRouteComponent(() => import('./pages/bonuses.tsx'), 'Bonuses'),
      search: (search) => ({
        ...(typeof search['member'] === 'string' ? { member: search['member'] } : {}),
        ...paged(search),
      }),
      link: {
        permission: 'bonuses.view',
        group: 'offers',
        order: 3,
        label: msg`Bonuses`,
        badge: WaitingGrants,
      },
    },
  },
});
