import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own. A member’s details are shown and changed on My Passport. */
export const feature = defineFeature({
  name: 'details',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
