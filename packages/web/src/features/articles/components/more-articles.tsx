import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { currentLanguage } from '../../../app/language/language.ts';
import { articlesQuery } from '../api.ts';
import { ArticleCard } from './article-card.tsx';
import s from './more-articles.module.css';

const SHOWN = 3;

/** Shows the newest articles except the current article. Shows nothing if no other articles exist or loading fails. */
export function MoreArticles({ slug }: { slug: string }) {
  const query = useInfiniteQuery(articlesQuery(currentLanguage()));
  const newest = query.data?.pages[0]?.data ?? [];
  const others = newest.filter((one) => one.slug !== slug).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={s.more} aria-labelledby="more-news">
      <div className={s.head}>
        <h2 id="more-news">
          <Trans>More news</Trans>
        </h2>
        <Link to="/news" className={s.all}>
          <Trans>All news</Trans>
        </Link>
      </div>
      <ul className={s.list}>
        {others.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} as="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
