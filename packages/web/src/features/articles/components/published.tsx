import type { ArticleLine } from '@wl/contract/articles';
import { useFormats } from '../../../app/language/formats.ts';
import { useCategoryNames } from '../use-category-names.ts';
import s from './published.module.css';

/** Shows an article's category and publication date. */
export function Published({
  article,
}: {
  article: Pick<ArticleLine, 'category' | 'published_at'>;
}) {
  const names = useCategoryNames();
  const { date } = useFormats();
  return (
    <span className={s.published}>
      <span className={s.category}>{names[article.category]}</span>
      <time dateTime={article.published_at}>{date(article.published_at)}</time>
    </span>
  );
}
