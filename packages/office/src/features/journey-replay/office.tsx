import { lazyRouteComponent } from '@tanstack/react-router';
import { replayTopics, type ReplayTopic } from '@wl/contract/office/journey-replay';
import { defineOfficeFeature } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/members/$id/journey': { topic?: ReplayTopic; step?: number };
  }
}

export const feature = defineOfficeFeature({
  pages: {
    '/members/$id/journey': {
      component: lazyRouteComponent(() => import('./pages/journey.tsx'), 'Journey'),
      search: (search) => {
        const topic = replayTopics.find((one) => one === search['topic']);
        const step = Number(search['step']);
        return {
          ...(topic ? { topic } : {}),
          ...(search['step'] !== undefined && Number.isInteger(step) && step >= 0 ? { step } : {}),
        };
      },
    },
  },
});
