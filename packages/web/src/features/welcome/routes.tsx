import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'welcome',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/', guard: 'none', page: () => import('./pages/home.tsx') }],
});
