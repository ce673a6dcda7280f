import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'welcome',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/', guard: 'none', plain: true, page: () => import('./pages/home.tsx') }],
});
