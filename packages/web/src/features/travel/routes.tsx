import { defineFeature } from '../../app/feature.ts';

/** No page of its own: the flight map is a member's home, the stamps are a part of My Journey and of the passport. */
export const feature = defineFeature({
  name: 'travel',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
