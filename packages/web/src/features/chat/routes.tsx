import { defineFeature } from '../../app/feature.ts';

/** The panel of the chat opens over any page. The page confirms the address of a visitor. */
export const feature = defineFeature({
  name: 'chat',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/chat/confirm', guard: 'none', page: () => import('./pages/confirm.tsx') }],
});
