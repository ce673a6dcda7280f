import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/tables': NoSearch;
  }
}

export const feature = defineOfficeFeature({
  pages: {
    '/tables': {
      component: lazyRouteComponent(() => import('./pages/tables.tsx'), 'Tables'),
      link: { permission: 'tables.view', group: 'casino', order: 3, label: msg`Live tables` },
    },
  },
});
