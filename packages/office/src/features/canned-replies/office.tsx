import { lazyRouteComponent } from '@tanstack/react-router';
import { defineOfficeFeature } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/canned-replies': { reply?: string };
  }
}

export const feature = defineOfficeFeature({
  uses: ['market'],
  pages: {
    '/canned-replies': {
      component: lazyRouteComponent(() => import('./pages/canned-replies.tsx'), 'CannedReplies'),
      search: (search) =>
        typeof search['reply'] === 'string' ? { reply: search['reply'].slice(0, 64) } : {},
    },
  },
});
