import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'own-play',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/my-play', page: () => import('./pages/my-play.tsx'), guard: 'member' },
    { path: '/self-test', page: () => import('./pages/self-test.tsx'), guard: 'none' },
  ],
});
