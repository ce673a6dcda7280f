import { defineFeature } from '../../app/feature.ts';

/** Its form and letters stand on the information desk's pages (`/contact-us`, `/complaints`). */
export const feature = defineFeature({
  name: 'enquiries',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
