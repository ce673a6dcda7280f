import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { granularities, type Granularity } from '@wl/contract/office/reports';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

/** Report settings that are stored in the URL. */
export interface ReportSearch {
  from?: string;
  until?: string;
  by?: Granularity;
  /** Id of the split by which the report's figures are broken down. */
  split?: string;
  /** Selected filter options, separated by commas, such as `game:neon-shibuya,city:tokyo`. */
  filters?: string;
}

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/reports': NoSearch;
    '/reports/$slug': ReportSearch;
  }
}

/** Returns the value of a URL parameter if it is a day (`YYYY-MM-DD`), otherwise undefined. */
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

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
        const by = granularities.find((one) => one === search['by']);
        const [split, filters] = [textIn(search['split']), textIn(search['filters'])];
        return {
          ...(from && { from }),
          ...(until && { until }),
          ...(by && { by }),
          ...(split && { split }),
          ...(filters && { filters }),
        };
      },
    },
  },
});
