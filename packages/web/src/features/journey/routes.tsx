import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'journey',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/my-journey', guard: 'confirmed', page: () => import('./pages/my-journey.tsx') },
    {
      path: '/my-journey/$status',
      guard: 'confirmed',
      // The tabs are listed by hand, because importing them would load their code with the shell.
      only: { status: ['missions', 'skills', 'stamps', 'achievements', 'levels', 'activities'] },
      page: () => import('./pages/my-journey.tsx'),
    },
  ],
});
