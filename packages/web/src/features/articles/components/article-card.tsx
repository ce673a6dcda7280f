import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { ArticleLine } from '@wl/contract/articles';
import { cx } from '@wl/ui/cx';
import s from './article-card.module.css';
import { Cover } from './cover.tsx';
import { Published } from './published.tsx';

/**
 * Returns the language of an article's texts for the `lang` attribute, or undefined if it is the language of the page.
 * The attribute makes screen readers pronounce an English text as English on a page in another language.
 */
export function useTextLanguage({ language }: Pick<ArticleLine, 'language'>): string | undefined {
  const { i18n } = useLingui();
  return language === i18n.locale ? undefined : language;
}

/** Shows an article as a card in a list. The whole card is a link to the article. */
export function ArticleCard({
  article,
  isNewest = false,
  isEager = false,
  as: Heading = 'h2',
}: {
  article: ArticleLine;
  /** True for the newest article, which is shown larger than the others. */
  isNewest?: boolean;
  /** True for a card above the fold, whose picture is loaded immediately. */
  isEager?: boolean;
  as?: 'h2' | 'h3';
}) {
  const lang = useTextLanguage(article);
  return (
    <article className={cx('paper', s.card, isNewest && s.newest)}>
      <div className={s.cover}>
        <Cover
          article={article}
          sizes={
            isNewest
              ? '(max-width: 63.99rem) calc(100vw - 32px), 700px'
              : '(max-width: 47.99rem) calc(100vw - 32px), (max-width: 63.99rem) 50vw, 390px'
          }
          isEager={isEager || isNewest}
          isLarge={isNewest}
        />
      </div>
      <div className={s.words}>
        <Published article={article} />
        <Heading className={s.title} lang={lang}>
          <Link to="/news/$slug" params={{ slug: article.slug }} className={s.link}>
            {article.title}
          </Link>
        </Heading>
        <p className={s.summary} lang={lang}>
          {article.summary}
        </p>
      </div>
    </article>
  );
}
