import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'bag',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/my-travel-bag', guard: 'member', page: () => import('./pages/my-travel-bag.tsx') },
    {
      path: '/bonus-unavailable-games',
      guard: 'none',
      page: () => import('./pages/bonus-unavailable-games.tsx'),
    },
  ],
});
