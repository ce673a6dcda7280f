import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'campaigns',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/wonderful-casino', guard: 'none', page: () => import('./pages/campaign.tsx') },
    { path: '/campaign/$slug', guard: 'none', page: () => import('./pages/campaign.tsx') },
    {
      path: '/campaign-grab-player-bonus/$slug/$id',
      guard: 'confirmed',
      closedWhileExcluded: true,
      page: () => import('./pages/grab-bonus.tsx'),
    },
    {
      path: '/grab-player-bonus/$id',
      guard: 'confirmed',
      closedWhileExcluded: true,
      page: () => import('./pages/grab-gift.tsx'),
    },
    {
      path: '/arrive-at-casino-member',
      guard: 'member',
      page: () => import('./pages/arrive.tsx'),
    },
    { path: '/redirect-page', guard: 'none', page: () => import('./pages/redirect.tsx') },
  ],
});
