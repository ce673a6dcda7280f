import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { defineOfficeFeature, type LinkGroup, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficeGroups {
    offers: LinkGroup;
  }
  interface OfficePages {
    '/campaigns': NoSearch;
    '/campaigns/$id': NoSearch;
  }
}

export const feature = defineOfficeFeature({
  groups: { offers: { heading: msg`Offers`, order: 4 } },
  uses: ['market'],
  pages: {
    '/campaigns': {
      component: lazyRouteComponent(() => import('./pages/campaigns.tsx'), 'Campaigns'),
      link: {
        permission: 'campaigns.view',
        group: 'offers',
        order: 1,
        label: msg`Campaigns`,
        home: 4,
      },
    },
    '/campaigns/$id': {
      component: lazyRouteComponent(() => import('./pages/campaign.tsx'), 'Campaign'),
    },
  },
});
