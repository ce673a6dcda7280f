import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'lobby',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/casino-floor', guard: 'member', page: () => import('./pages/casino-floor.tsx') },
  ],
});
