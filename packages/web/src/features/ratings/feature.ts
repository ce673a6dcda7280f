import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own. Members rate a game on its profile. */
export const feature = defineFeature({
  name: 'ratings',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
