import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ContentKind, contentKinds } from '@wl/world/editions/content';
import { searched } from '../../app/address.ts';
import { defineOfficeFeature } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/journey': { kind?: ContentKind; subject?: string; search?: string };
  }
}

export const feature = defineOfficeFeature({
  uses: ['missions'],
  pages: {
    '/journey': {
      component: lazyRouteComponent(() => import('./pages/journey.tsx'), 'Journey'),
      search: (search) => {
        const kind = contentKinds.find((one) => one === search['kind']);
        return {
          ...(kind && kind !== 'mission' ? { kind } : {}),
          ...(typeof search['subject'] === 'string' ? { subject: search['subject'] } : {}),
          ...searched(search),
        };
      },
      link: {
        permission: 'journey.view',
        group: 'casino',
        order: 7,
        label: msg`Journey`,
      },
    },
  },
});
