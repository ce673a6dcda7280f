import { defineFeature } from '../../app/feature.ts';

/** Its page is a tab of My Journey. */
export const feature = defineFeature({
  name: 'achievements',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
