import { prerenderedCategories } from '@wl/world/casino/categories';
import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'welcome',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    {
      path: '/',
      guard: 'none',
      closedWhileExcluded: true,
      plain: true,
      page: () => import('./pages/home.tsx'),
    },
    {
      path: '/$game_category',
      guard: 'none',
      plain: true,
      only: { game_category: prerenderedCategories },
      page: () => import('./pages/category.tsx'),
    },
  ],
});
