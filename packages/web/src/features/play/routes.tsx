import { categoryIds } from '@wl/world/casino/categories';
import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'play',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    {
      path: '/play/$game_category/$game_name',
      guard: 'none',
      closedWhileExcluded: true,
      frame: 'stage',
      only: { game_category: categoryIds },
      page: () => import('./pages/play.tsx'),
    },
    {
      path: '/$game_category/$game_name',
      guard: 'none',
      only: { game_category: categoryIds },
      page: () => import('./pages/game-profile.tsx'),
    },
  ],
});
