import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own. A dealt table shows its video on its page. */
export const feature = defineFeature({
  name: 'table-pictures',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
