import { defineFeature } from '../../app/feature.ts';

/** No pages of its own, and therefore not among the routes that every page loads: missions stand on My Journey, on the home and over a game's desk. */
export const feature = defineFeature({
  name: 'missions',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
