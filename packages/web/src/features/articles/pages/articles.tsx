import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { articleCategories } from '@wl/world/articles/articles';
import { currentLanguage } from '../../../app/language/language.ts';
import { ArticleList } from '../components/article-list.tsx';
import { CategoryFilter } from '../components/category-filter.tsx';
import { useDescription } from '../use-description.ts';
import { useLinkedLanguage } from '../use-linked-language.ts';
import s from './articles.module.css';

/** Shows the news (`/news?category=…`): all published articles, or those of one category. */
export default function Articles() {
  const { t } = useLingui();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const category = articleCategories.find((one) => one === search['category']);
  const summary = t`New games, offers and changes at the casino, and stories from the ten cities.`;
  useDescription(summary);
  useLinkedLanguage();
  return (
    <main className={s.page}>
      <header className={s.head}>
        <div>
          <h1 className="poster">
            <Trans>News</Trans>
          </h1>
          <p>{summary}</p>
        </div>
        <RssLink />
      </header>
      <CategoryFilter current={category} />
      <ArticleList key={category ?? 'all'} category={category} />
    </main>
  );
}

/**
 * Shows a link to the RSS feed in the current language. RSS readers use a separate link, which the server adds to the
 * page's head.
 */
function RssLink() {
  const language = currentLanguage();
  return (
    <a
      href={language === 'en' ? '/news/rss.xml' : `/news/rss.${language}.xml`}
      type="application/rss+xml"
      className={s.rss}
    >
      <Icon name="rss" size={18} />
      <Trans>RSS feed</Trans>
    </a>
  );
}
