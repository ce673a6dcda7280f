import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'exclusions',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/locked-out-player', guard: 'none', page: () => import('./pages/locked-out.tsx') },
  ],
});
