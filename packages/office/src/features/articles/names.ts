import { useLingui } from '@lingui/react/macro';
import type { ArticleState } from '@wl/contract/office/articles';
import type { ArticleCategory } from '@wl/world/articles/articles';
import type { TextField } from './text.ts';

/** Returns the names of categories, states and text fields in the clerk’s language. */
export function useArticleNames() {
  const { t } = useLingui();
  const categories: Record<ArticleCategory, string> = {
    journey: t`Journey`,
    games: t`Games`,
    offers: t`Offers`,
    service: t({ message: 'Service', context: 'article category' }),
  };
  const states: Record<ArticleState, string> = {
    none: t`no text`,
    draft: t`draft`,
    scheduled: t({ message: 'scheduled', context: 'article' }),
    published: t({ message: 'live', context: 'article' }),
    withdrawn: t({ message: 'withdrawn', context: 'article' }),
  };
  const original = t({ message: 'original', context: 'text of a page' });
  /** Names of the states of information pages. While no edited text is live, members see the original text. */
  const pageStates: Record<ArticleState, string> = {
    none: original,
    draft: original,
    scheduled: t({ message: 'scheduled', context: 'article' }),
    published: t({ message: 'edited', context: 'text of a page' }),
    withdrawn: original,
  };
  const fields: Record<TextField, string> = {
    title: t`Title`,
    summary: t`Summary`,
    picture_alt: t`Description of the picture`,
    markdown: t`Text`,
  };
  return {
    categories,
    states,
    pageStates,
    fields,
  };
}

/** Returns the `data-tone` value of the badges and marks that show the state of an article. */
export const toneOf = (state: ArticleState): string | undefined =>
  ({ none: 'none', draft: 'draft', scheduled: 'warn', published: 'ok', withdrawn: 'bad' })[state];

/** Returns the `data-tone` value of the badges and marks that show the state of an information page. */
export const pageToneOf = (state: ArticleState): string =>
  ({ none: 'draft', draft: 'draft', scheduled: 'warn', published: 'ok', withdrawn: 'draft' })[
    state
  ];

export const pictureUrl = (id: string, width: 480 | 960 | 1600): string =>
  `/api/articles/pictures/${id}/${width}`;
