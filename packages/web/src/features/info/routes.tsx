import { infoPaths } from '@wl/world/casino/public-pages';
import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'info',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: infoPaths.map((path) => ({ path, guard: 'none', page: () => import('./pages/info.tsx') })),
});
