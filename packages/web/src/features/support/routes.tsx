import { defineFeature } from '../../app/feature.ts';

/** The forms for new tickets are on information pages (`/contact-us`, `/complaints`). */
export const feature = defineFeature({
  name: 'support',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/tickets', guard: 'member', page: () => import('./pages/tickets.tsx') },
    { path: '/tickets/$id', guard: 'none', page: () => import('./pages/ticket.tsx') },
  ],
});
