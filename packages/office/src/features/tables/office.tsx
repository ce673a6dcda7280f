import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/tables': NoSearch;
    '/dealing': { table?: string };
  }
}

export const feature = defineOfficeFeature({
  uses: ['table-pictures'],
  pages: {
    '/tables': {
      component: lazyRouteComponent(() => import('./pages/tables.tsx'), 'Tables'),
      link: { permission: 'tables.view', group: 'casino', order: 3, label: msg`Live tables` },
    },
    '/dealing': {
      component: lazyRouteComponent(() => import('./pages/dealing.tsx'), 'Dealing'),
      search: (search) =>
        typeof search['table'] === 'string' ? { table: search['table'].slice(0, 64) } : {},
      link: {
        permission: 'tables.deal',
        group: 'casino',
        order: 4,
        label: msg`Dealer’s console`,
        home: 5,
        startOf: 'dealer',
      },
    },
  },
});
