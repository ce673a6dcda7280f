import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ArticleCategory, articleCategories } from '@wl/world/articles/articles';
import { type Language, languages } from '@wl/world/languages';
import { paged, searched } from '../../app/address.ts';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/articles': { category?: ArticleCategory; search?: string; page?: number };
    '/articles/$id': { language?: Language };
    '/articles/pages': NoSearch;
    '/articles/pages/$page': { language?: Language };
  }
}

/** Returns the language from the URL's search parameters, if the application supports this language. */
const languageSearch = (search: Record<string, unknown>) => {
  const language = languages.find((one) => one === search['language']);
  return language ? { language } : {};
};

export const feature = defineOfficeFeature({
  pages: {
    '/articles': {
      component: lazyRouteComponent(() => import('./pages/articles.tsx'), 'Articles'),
      search: (search) => {
        const category = articleCategories.find((one) => one === search['category']);
        return { ...(category ? { category } : {}), ...searched(search), ...paged(search) };
      },
      link: {
        permission: 'articles.view',
        group: 'offers',
        order: 5,
        label: msg`News`,
      },
    },
    '/articles/$id': {
      component: lazyRouteComponent(() => import('./pages/article.tsx'), 'Article'),
      search: languageSearch,
    },
    '/articles/pages': {
      component: lazyRouteComponent(() => import('./pages/info-pages.tsx'), 'InfoPages'),
    },
    '/articles/pages/$page': {
      component: lazyRouteComponent(() => import('./pages/info-page.tsx'), 'InfoPage'),
      search: languageSearch,
    },
  },
});
