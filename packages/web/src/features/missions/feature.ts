import { defineFeature } from '../../app/feature.ts';

/**
 * This feature has no pages, so it is not among the routes that every page loads. Missions are shown on My Journey, on
 * the home page and above a game.
 */
export const feature = defineFeature({
  name: 'missions',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
