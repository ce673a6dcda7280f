import { defineFeature } from '../../app/feature.ts';

/**
 * This feature has no pages of its own: the form and the tickets are on information pages (`/contact-us`,
 * `/complaints`).
 */
export const feature = defineFeature({
  name: 'support',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
