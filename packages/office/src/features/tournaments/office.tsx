import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { paged } from '../../app/address.ts';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/tournaments': { which?: 'upcoming' | 'over'; page?: number };
    '/tournaments/$id': NoSearch;
  }
}

export const feature = defineOfficeFeature({
  pages: {
    '/tournaments': {
      component: lazyRouteComponent(() => import('./pages/tournaments.tsx'), 'Tournaments'),
      search: (search) => {
        const { which } = search;
        return {
          ...(which === 'upcoming' || which === 'over' ? { which } : {}),
          ...paged(search),
        };
      },
      link: { permission: 'tournaments.view', group: 'casino', order: 6, label: msg`Tournaments` },
    },
    '/tournaments/$id': {
      component: lazyRouteComponent(() => import('./pages/tournament.tsx'), 'Tournament'),
    },
  },
});
