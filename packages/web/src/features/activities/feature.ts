import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own. The travel journal is a tab of My Journey. */
export const feature = defineFeature({
  name: 'activities',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
