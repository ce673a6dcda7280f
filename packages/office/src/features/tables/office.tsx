import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type TableOutcome, tableOutcomes } from '@wl/contract/tables-history';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/tables': NoSearch;
    '/dealing': { table?: string };
    '/members/$id/table-rounds': { outcome?: TableOutcome; page?: number };
  }
}

export const feature = defineOfficeFeature({
  uses: ['table-pictures'],
  pages: {
    '/tables': {
      component: lazyRouteComponent(() => import('./pages/tables.tsx'), 'Tables'),
      link: { permission: 'tables.view', group: 'casino', order: 3, label: msg`Live tables` },
    },
    '/members/$id/table-rounds': {
      component: lazyRouteComponent(() => import('./pages/member-rounds.tsx'), 'MemberRounds'),
      search: (search) => {
        const outcome = tableOutcomes.find((one) => one === search['outcome']);
        const page = Number(search['page']);
        return {
          ...(outcome && { outcome }),
          ...(Number.isInteger(page) && page > 1 && { page }),
        };
      },
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
