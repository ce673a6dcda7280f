import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/reports': NoSearch;
    '/reports/$slug': { from?: string; until?: string };
  }
}

/** Returns a day (`YYYY-MM-DD`) of the address, or undefined. */
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

export const feature = defineOfficeFeature({
  pages: {
    '/reports': {
      component: lazyRouteComponent(() => import('./pages/reports.tsx'), 'Reports'),
      link: {
        permission: 'reports.view',
        group: 'administration',
        order: 0,
        label: msg`Reports`,
      },
    },
    '/reports/$slug': {
      component: lazyRouteComponent(() => import('./pages/report.tsx'), 'Report'),
      search: (search) => {
        const [from, until] = [dayIn(search['from']), dayIn(search['until'])];
        return { ...(from ? { from } : {}), ...(until ? { until } : {}) };
      },
    },
  },
});
