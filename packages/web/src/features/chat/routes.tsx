import { defineFeature } from '../../app/feature.ts';

/** The chat panel opens over any page, so it has no route. This feature's only page confirms a visitor's address. */
export const feature = defineFeature({
  name: 'chat',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/chat/confirm', guard: 'none', page: () => import('./pages/confirm.tsx') }],
});
