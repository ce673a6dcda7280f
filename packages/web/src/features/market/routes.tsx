import { marketCategories } from '@wl/world/bonuses/categories';
import { bonusKinds } from '@wl/world/bonuses/kind';
import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'market',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/marketplace', guard: 'member', page: () => import('./pages/marketplace.tsx') },
    {
      path: '/marketplace/categories/$bonusType/$category',
      guard: 'member',
      only: { bonusType: ['all', ...bonusKinds], category: marketCategories },
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
