import { defineFeature } from '../../app/feature.ts';

/** Visitors can watch the tables, but only members can bet. */
export const feature = defineFeature({
  name: 'tables',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    {
      path: '/live',
      guard: 'none',
      closedWhileExcluded: true,
      page: () => import('./pages/live.tsx'),
    },
    // Excluded members and members on a break can still read their history. Clerks open this page without a member's
    // session.
    {
      path: '/live/rounds',
      guard: 'none',
      page: () => import('./pages/rounds.tsx'),
    },
    {
      path: '/live/$slug',
      guard: 'none',
      closedWhileExcluded: true,
      frame: 'stage',
      page: () => import('./pages/table.tsx'),
    },
  ],
});
