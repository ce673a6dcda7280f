import { defineFeature } from '../../app/feature.ts';

/** This feature has no pages of its own: its panel opens over any page. */
export const feature = defineFeature({
  name: 'chat',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [],
});
