import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'lobby',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    {
      path: '/casino-floor',
      guard: 'member',
      closedWhileExcluded: true,
      page: () => import('./pages/lobby.tsx'),
    },
    {
      path: '/recently-played',
      guard: 'confirmed',
      page: () => import('./pages/recently-played.tsx'),
    },
  ],
});
