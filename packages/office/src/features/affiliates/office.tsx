import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/affiliates': NoSearch;
    '/affiliates/$id': NoSearch;
  }
}

export const feature = defineOfficeFeature({
  pages: {
    '/affiliates': {
      component: lazyRouteComponent(() => import('./pages/affiliates.tsx'), 'Affiliates'),
      link: {
        permission: 'affiliates.view',
        group: 'offers',
        order: 4,
        label: msg`Affiliates`,
      },
    },
    '/affiliates/$id': {
      component: lazyRouteComponent(() => import('./pages/affiliate.tsx'), 'Affiliate'),
    },
  },
});
