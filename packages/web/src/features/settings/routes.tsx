import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'settings',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    {
      path: '/my-general-settings-xs',
      guard: 'member',
      page: () => import('./pages/my-settings.tsx'),
    },
  ],
});
