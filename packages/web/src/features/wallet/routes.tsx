import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'wallet',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/my-wallet-xs', page: () => import('./pages/my-wallet.tsx'), guard: 'member' }],
});
