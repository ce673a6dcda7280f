import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Article } from '@wl/contract/articles';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Icon } from '@wl/ui/icon';
import { TextSheet } from '@wl/ui/text/text-sheet';
import type { ReactNode } from 'react';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { PageMissing } from '../../../app/shell/page-states.tsx';
import { articleQuery } from '../api.ts';
import { ArticleText } from '../components/article-text.tsx';
import { TextWaiting } from '../components/article-waiting.tsx';
import { Cover } from '../components/cover.tsx';
import { MoreArticles } from '../components/more-articles.tsx';
import { Published } from '../components/published.tsx';
import { useDescription } from '../use-description.ts';
import { useLinkedLanguage } from '../use-linked-language.ts';
import s from './article.module.css';

const DAY_MS = 86_400_000;

/** Shows a news article (`/news/{slug}`). */
export default function ArticlePage() {
  // Re-render the page when the language changes.
  useLingui();
  const { slug = '' } = useParams({ strict: false }) as { slug?: string };
  const { data: article, error, refetch } = useQuery(articleQuery(slug, currentLanguage()));
  useDescription(article?.summary);
  useLinkedLanguage();
  if (error instanceof ApiError && error.status === 404) return <PageMissing />;
  if (article)
    return (
      <Frame
        cover={
          <Cover article={article} sizes="(max-width: 1160px) 100vw, 1160px" isEager isLarge />
        }
        more={<MoreArticles slug={article.slug} />}
      >
        <TextSheet
          kicker={
            <>
              <Published article={article} />
              <Updated article={article} />
            </>
          }
          className={s.sheet}
        >
          <ArticleText article={article} />
        </TextSheet>
      </Frame>
    );
  if (error)
    return (
      <Frame>
        <LoadFailed error={error} again={() => void refetch()} />
      </Frame>
    );
  return (
    <Frame cover={<Skeleton className={s.bone} />}>
      <TextSheet kicker={<Skeleton className={s.kicker} />} className={s.sheet}>
        <TextWaiting />
      </TextSheet>
    </Frame>
  );
}

/** Lays out the page: a link back to the news, then the cover, the content and further articles. */
function Frame({
  cover,
  more,
  children,
}: {
  cover?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className={s.page}>
      <Link to="/news" className={s.back}>
        <Icon name="arrow-left" size={18} />
        <Trans>Back to the news</Trans>
      </Link>
      {cover !== undefined && <div className={s.cover}>{cover}</div>}
      {children}
      {more}
    </main>
  );
}

/** Shows the date of the last change if the article changed more than a day after its publication. */
function Updated({ article: { published_at, changed_at } }: { article: Article }) {
  const { date } = useFormats();
  if (Date.parse(changed_at) - Date.parse(published_at) <= DAY_MS) return null;
  return (
    <span className={s.updated}>
      <Trans>
        Updated on <time dateTime={changed_at}>{date(changed_at)}</time>
      </Trans>
    </span>
  );
}

function LoadFailed({ error, again }: { error: unknown; again: () => void }) {
  const errorText = useErrorText();
  return (
    <div role="alert">
      <h1 className="sr-only">
        <Trans>News</Trans>
      </h1>
      <EmptyState
        icon="warning"
        title={<Trans>The article could not be loaded</Trans>}
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
