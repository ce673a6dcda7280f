import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'market',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/marketplace', guard: 'member', page: () => import('./pages/marketplace.tsx') },
    {
      path: '/marketplace/categories/$bonusType/$category',
      guard: 'member',
      // The values are listed by hand, because importing the items would load them with the shell. `sections.test.ts`
      // checks that the values equal those in the `world` package.
      only: {
        bonusType: [
          'all',
          'deposit_bonus',
          'deposit_cashback',
          'free_spins',
          'spin_credits',
          'tournament_ticket',
          'destination_ticket',
        ],
        category: ['deposits', 'cashback', 'spins', 'tickets'],
      },
      page: () => import('./pages/market-category.tsx'),
    },
    {
      path: '/marketplace-thumbnails',
      guard: 'member',
      page: () => import('./pages/market-thumbnails.tsx'),
    },
    {
      path: '/marketplace/travel-bags',
      guard: 'none',
      page: () => import('./pages/travel-bags.tsx'),
    },
    { path: '/marketplace/coins', guard: 'none', page: () => import('./pages/coins-economy.tsx') },
  ],
});
