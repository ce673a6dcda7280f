import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { articleFiles } from '@wl/contract/office/articles';
import { Button } from '@wl/ui/controls/button';
import { Field, Select } from '@wl/ui/controls/field';
import { type ArticleCategory, articleCategories } from '@wl/world/articles/articles';
import { useEffect, useState } from 'react';
import { request } from '../../../app/api.ts';
import { QueuePages } from '../../../app/cases/queue-pages.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { ArticleTable } from '../components/article-table.tsx';
import { NewArticle } from '../components/new-article.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import { useArticleNames } from '../names.ts';
import s from '../components/articles.module.css';

/** Returns the filters and the page number from the URL, and a function that changes them. */
function usePlace() {
  const { category, search = '', page = 1 } = useSearch({ from: '/office/articles' });
  const navigate = useNavigate();
  const show = (to: { category?: ArticleCategory | undefined; search?: string; page?: number }) => {
    const next = { category, search, page: 1, ...to };
    void navigate({
      to: '/articles',
      search: {
        ...(next.category && { category: next.category }),
        ...(next.search !== '' && { search: next.search }),
        ...(next.page > 1 && { page: next.page }),
      },
    });
  };
  return { category, search, page, show };
}

type Place = ReturnType<typeof usePlace>;

function Filters({ place: { category, search, show } }: { place: Place }) {
  const { t } = useLingui();
  const { categories } = useArticleNames();
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  return (
    <form
      role="search"
      aria-label={t`News articles`}
      className={s.filters}
      onSubmit={(event) => {
        event.preventDefault();
        show({ search: text.trim() });
      }}
    >
      <Field
        label={t`Title or URL`}
        isLabelHidden
        type="search"
        maxLength={90}
        placeholder={t`Title or URL`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="plain">
        <Trans>Find</Trans>
      </Button>
      <Select
        label={t`Category`}
        isLabelHidden
        value={category ?? ''}
        onChange={(event) =>
          show({ category: articleCategories.find((one) => one === event.target.value) })
        }
      >
        <option value="">{t`All categories`}</option>
        {articleCategories.map((one) => (
          <option key={one} value={one}>
            {categories[one]}
          </option>
        ))}
      </Select>
    </form>
  );
}

function Head({ begin }: { begin: (() => void) | undefined }) {
  return (
    <header className={paper.head}>
      <div>
        <h1>
          <Trans>News</Trans>
        </h1>
        <p className={paper.sub}>
          <Trans>
            Each language version of an article has its own draft and is published separately. Until
            a version is live, members who use its language see the English version.
          </Trans>
        </p>
      </div>
      {begin && (
        <Button icon="plus" onClick={begin}>
          <Trans>New article</Trans> <kbd aria-hidden="true">N</kbd>
        </Button>
      )}
    </header>
  );
}

/** Lists the news articles with the state of each language, and shows a form for a new article. */
export function Articles() {
  const { clerk } = useRouteContext({ from: '/office' });
  const [isNew, setIsNew] = useState(false);
  const place = usePlace();
  const { category, search, page, show } = place;
  const edits = may(clerk, 'articles.edit');
  useShortcuts({ n: () => edits && setIsNew(true) });
  const query = useQuery({
    queryKey: ['articles', category ?? '', search, page],
    queryFn: ({ signal }) =>
      request(articleFiles, {
        query: { ...(category && { category }), ...(search !== '' && { search }), page },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Refetch whenever the page is opened, because no realtime message reports other clerks' changes.
    staleTime: 0,
  });
  const meta = query.data?.meta;
  return (
    <div className={paper.page}>
      <Head begin={edits && !isNew ? () => setIsNew(true) : undefined} />
      <SectionLinks />
      {isNew && <NewArticle onClose={() => setIsNew(false)} />}
      <Filters place={place} />
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && (
        <div className={paper.panel}>
          <ArticleTable
            articles={query.data.data}
            isBusy={query.isPlaceholderData}
            isFiltered={category !== undefined || search !== ''}
          />
          {meta && (page > 1 || meta.to < meta.total) && (
            <QueuePages page={page} meta={meta} choose={(next) => show({ page: next })} />
          )}
        </div>
      )}
    </div>
  );
}
