import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own. A member requests a copy of their data on My Settings. */
export const feature = defineFeature({
  name: 'personal-data',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
