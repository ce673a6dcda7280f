import { defineFeature } from '../../app/feature.ts';

/** Visitors may look; only members can enter. */
export const feature = defineFeature({
  name: 'tournaments',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/tournaments', guard: 'none', page: () => import('./pages/tournaments.tsx') },
    { path: '/tournaments/$id', guard: 'none', page: () => import('./pages/tournament.tsx') },
  ],
});
