import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/floor': NoSearch;
  }
}

export const feature = defineOfficeFeature({
  pages: {
    '/floor': {
      component: lazyRouteComponent(() => import('./pages/lobby.tsx'), 'Lobby'),
      link: { permission: 'floor.view', group: 'casino', order: 2, label: msg`Casino floor` },
    },
  },
});
