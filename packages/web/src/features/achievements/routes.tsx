import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own: achievements are a tab of My Journey. */
export const feature = defineFeature({
  name: 'achievements',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
