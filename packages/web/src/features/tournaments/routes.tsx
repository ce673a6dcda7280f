import { defineFeature } from '../../app/feature.ts';

/** Visitors can view tournaments, but only members can enter them. */
export const feature = defineFeature({
  name: 'tournaments',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/tournaments', guard: 'none', page: () => import('./pages/tournaments.tsx') },
    { path: '/tournaments/$id', guard: 'none', page: () => import('./pages/tournament.tsx') },
  ],
});
