import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'limits',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/my-limits', page: () => import('./pages/my-limits.tsx'), guard: 'member' }],
});
