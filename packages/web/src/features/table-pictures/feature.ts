import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own. The page of a dealt table shows the video. */
export const feature = defineFeature({
  name: 'table-pictures',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
