import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'members',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    {
      path: '/acquire-passport',
      page: () => import('./pages/acquire-passport.tsx'),
      guard: 'none',
    },
    {
      path: '/unverified-email-access',
      page: () => import('./pages/unverified-email.tsx'),
      guard: 'member',
    },
    {
      path: '/forgot-password-known-user',
      page: () => import('./pages/forgot-password.tsx'),
      guard: 'none',
    },
    {
      path: '/password-locked-player',
      page: () => import('./pages/password-locked.tsx'),
      guard: 'none',
    },
  ],
});
