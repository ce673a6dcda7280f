import { defineFeature } from '../../app/feature.ts';

/** Its form and requests are on information pages (`/contact-us`, `/complaints`). */
export const feature = defineFeature({
  name: 'support',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
