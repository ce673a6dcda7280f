import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { bonusKinds, type BonusKindName } from '@wl/world/bonuses/kind';
import { defineOfficeFeature } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/market': { item?: string; kind?: BonusKindName };
  }
}

export const feature = defineOfficeFeature({
  pages: {
    '/market': {
      component: lazyRouteComponent(() => import('./pages/market.tsx'), 'Market'),
      search: (search) => {
        const kind = bonusKinds.find((one) => one === search['kind']);
        return {
          ...(typeof search['item'] === 'string' ? { item: search['item'] } : {}),
          ...(kind ? { kind } : {}),
        };
      },
      link: { permission: 'market.view', group: 'offers', order: 2, label: msg`Marketplace` },
    },
  },
});
