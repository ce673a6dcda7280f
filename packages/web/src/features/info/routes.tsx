import { defineFeature } from '../../app/feature.ts';

const paths = [
  '/about-us',
  '/faq',
  '/contact-us',
  '/privacy-policy',
  '/fair-play',
  '/complaints',
  '/payment_policy',
  '/aml-kyc-Policy',
  '/bonus-policy',
  '/responsible-gaming',
  '/terms-of-use',
  '/credits',
];

export const feature = defineFeature({
  name: 'info',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: paths.map((path) => ({ path, guard: 'none', page: () => import('./pages/info.tsx') })),
});
