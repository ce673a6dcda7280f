import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'journey',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/my-journey', guard: 'confirmed', page: () => import('./pages/my-journey.tsx') },
    {
      path: '/my-journey/$status',
      guard: 'confirmed',
      // The names of the tabs are repeated here, because importing them from the page would load its code with the
      // application shell.
      only: { status: ['missions', 'skills', 'stamps', 'achievements', 'levels', 'activities'] },
      page: () => import('./pages/my-journey.tsx'),
    },
  ],
});
