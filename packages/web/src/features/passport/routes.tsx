import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'passport',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/my-passport', page: () => import('./pages/my-passport.tsx'), guard: 'member' }],
});
