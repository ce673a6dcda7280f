import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own. Missions are shown on My Journey, on the home page and above a game. */
export const feature = defineFeature({
  name: 'missions',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
