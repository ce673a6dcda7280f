import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'offers',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/unsubscribe', page: () => import('./pages/unsubscribe.tsx'), guard: 'none' }],
});
