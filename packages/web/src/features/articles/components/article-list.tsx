import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import type { ArticleCategory } from '@wl/world/articles/articles';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { currentLanguage } from '../../../app/language/language.ts';
import { articlesQuery } from '../api.ts';
import { ArticleCard } from './article-card.tsx';
import { ListWaiting } from './article-waiting.tsx';
import { useCategory } from './category-filter.tsx';
import s from './article-list.module.css';

/** Number of cards above the fold on a desktop. */
const EAGER_CARDS = 4;

/**
 * Shows the articles of a category, or of all categories. The newest article is shown large, and older ones are
 * appended on request.
 */
export function ArticleList({ category }: { category: ArticleCategory | undefined }) {
  const query = useInfiniteQuery(articlesQuery(currentLanguage(), category));
  const { list, focusNew } = useNewFocus();
  if (query.isPending) return <ListWaiting />;
  if (!query.data) return <LoadFailed error={query.error} again={() => void query.refetch()} />;
  // Remove duplicates: an article published between two requests moves another article to the next page, which then
  // lists it a second time.
  const bySlug = new Map(
    query.data.pages.flatMap(({ data }) => data.map((article) => [article.slug, article])),
  );
  if (bySlug.size === 0) return <Nothing category={category} />;
  const shown = bySlug.size;
  const total = query.data.pages.at(-1)?.meta.total ?? shown;
  return (
    <>
      <ul ref={list} className={s.list}>
        {[...bySlug.values()].map((article, at) => (
          <li key={article.slug} className={at === 0 ? s.newest : undefined}>
            <ArticleCard article={article} isNewest={at === 0} isEager={at < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      <div className={s.more}>
        <p role="status">
          <Trans>
            Showing {shown} of {total}
          </Trans>
        </p>
        {query.isFetchNextPageError && <NextFailed error={query.error} />}
        {query.hasNextPage && (
          <Button
            variant="ink"
            loading={query.isFetchingNextPage}
            onClick={() => {
              focusNew(shown);
              void query.fetchNextPage();
            }}
          >
            <Trans>Load more articles</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Moves the focus to the first new article after more articles have loaded, because the pressed button may have
 * disappeared.
 */
function useNewFocus() {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number>(undefined);
  useEffect(() => {
    const link = list.current?.children[next.current ?? Infinity]?.querySelector('a');
    if (!link) return;
    next.current = undefined;
    link.focus({ preventScroll: true });
  });
  return {
    list,
    /** Moves the focus to the article at index `at` as soon as that article has been loaded. */
    focusNew: (at: number) => {
      next.current = at;
    },
  };
}

function NextFailed({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <p role="alert" className={s.trouble}>
      {errorText(error)}
    </p>
  );
}

function LoadFailed({ error, again }: { error: unknown; again: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t`The news could not be loaded`}
        action={
          <Button icon="repeat" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </div>
  );
}

function Nothing({ category }: { category: ArticleCategory | undefined }) {
  const { t } = useLingui();
  const show = useCategory();
  if (category)
    return (
      <EmptyState
        icon="newspaper"
        title={t`No news in this category`}
        action={
          <Button icon="newspaper" onClick={() => show()}>
            <Trans>Show all news</Trans>
          </Button>
        }
      >
        <Trans>New articles of this category will appear here.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="newspaper"
      title={t`No news yet`}
      action={
        <Link to="/casino-floor" className={buttonClass()}>
          <Trans>Go to the casino floor</Trans>
        </Link>
      }
    >
      <Trans>Articles about your journey, new games and offers will appear here.</Trans>
    </EmptyState>
  );
}
