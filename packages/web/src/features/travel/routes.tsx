import { defineFeature } from '../../app/feature.ts';

/**
 * This feature has no pages: the flight map is on the member's home page, and the stamps are on My Journey and in the
 * passport.
 */
export const feature = defineFeature({
  name: 'travel',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
