import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ArticleLine } from '@wl/contract/articles';
import { Panel } from '@wl/ui/surfaces/panel';
import QueryScope from '../../../app/query-scope.tsx';
import type { Language } from '../../../app/language/language.ts';
import { featuredQuery } from '../api.ts';
import { useTextLanguage } from './article-card.tsx';
import s from './article-strip.module.css';
import { Cover } from './cover.tsx';
import { Published } from './published.tsx';

/**
 * Shows the featured articles: in a row on the home pages, or in a column beside the games. Shows nothing if there are
 * none, or if they fail to load. Provides the query cache, because the visitors' home page has none.
 */
export default function ArticleStrip() {
  return (
    <QueryScope>
      <Strip />
    </QueryScope>
  );
}

function Strip() {
  const { i18n } = useLingui();
  const { data: featured = [] } = useQuery(featuredQuery(i18n.locale as Language));
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured-news">
      <Panel className={s.strip}>
        <header className={s.head}>
          <h2 id="featured-news">
            <Trans>News</Trans>
          </h2>
          <Link to="/news" className={s.all}>
            <Trans>All news</Trans>
          </Link>
        </header>
        <ul className={s.list}>
          {featured.map((article) => (
            <li key={article.slug} className={s.item}>
              <Item article={article} />
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function Item({ article }: { article: ArticleLine }) {
  const lang = useTextLanguage(article);
  return (
    <>
      <span className={s.cover}>
        <Cover article={article} sizes="108px" />
      </span>
      <span className={s.words}>
        <h3 className={s.title} lang={lang}>
          <Link to="/news/$slug" params={{ slug: article.slug }} className={s.link}>
            {article.title}
          </Link>
        </h3>
        <Published article={article} />
      </span>
    </>
  );
}
