import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'errors',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/not-found', guard: 'none', page: () => import('./pages/not-found.tsx') },
    { path: '/maintenance', guard: 'none', page: () => import('./pages/maintenance.tsx') },
    {
      path: '/restricted-access',
      guard: 'none',
      page: () => import('./pages/restricted-access.tsx'),
    },
  ],
});
