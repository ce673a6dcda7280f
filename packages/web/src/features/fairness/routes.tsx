import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'fairness',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/fairness', guard: 'none', page: () => import('./pages/fairness.tsx') }],
});
