import { defineFeature } from '../../app/feature.ts';

const categories = ['video', 'classic', 'table', 'live'] as const;

export const feature = defineFeature({
  name: 'play',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    {
      path: '/play/$game_category/$game_name',
      guard: 'none',
      frame: 'stage',
      only: { game_category: categories },
      page: () => import('./pages/play.tsx'),
    },
    {
      path: '/$game_category/$game_name',
      guard: 'none',
      only: { game_category: categories },
      page: () => import('./pages/game-profile.tsx'),
    },
  ],
});
