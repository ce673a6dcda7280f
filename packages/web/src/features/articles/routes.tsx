import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: 'articles',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [
    { path: '/news', guard: 'none', page: () => import('./pages/articles.tsx') },
    { path: '/news/$slug', guard: 'none', page: () => import('./pages/article.tsx') },
  ],
});
