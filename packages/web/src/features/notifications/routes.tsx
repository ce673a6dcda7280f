import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'notifications',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/notifications', guard: 'member', page: () => import('./pages/notifications.tsx') },
  ],
});
