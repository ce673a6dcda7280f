import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Tag } from '@wl/ui/controls/tag';
import type { IconName } from '@wl/ui/icon';
import { type ArticleCategory, articleCategories } from '@wl/world/articles/articles';
import { useCategoryNames } from '../use-category-names.ts';
import s from './category-filter.module.css';

const icons: Readonly<Record<ArticleCategory, IconName>> = {
  journey: 'compass',
  games: 'dice',
  offers: 'gift',
  service: 'lifebuoy',
};

/** Returns a function that selects a category of news, or all news. The category is part of the URL. */
export function useCategory(): (category?: ArticleCategory) => void {
  const navigate = useNavigate();
  return (category) =>
    void navigate({ to: '/news', search: category ? { category } : {}, resetScroll: false });
}

/** Shows a tag for each category of news articles, and one for all categories. */
export function CategoryFilter({ current }: { current: ArticleCategory | undefined }) {
  const { t } = useLingui();
  const names = useCategoryNames();
  const show = useCategory();
  return (
    <div role="group" aria-label={t`Category`} className={s.tags}>
      <Tag on={current === undefined} icon="newspaper" onClick={() => show()}>
        <Trans>All news</Trans>
      </Tag>
      {articleCategories.map((category) => (
        <Tag
          key={category}
          on={current === category}
          icon={icons[category]}
          onClick={() => show(category)}
        >
          {names[category]}
        </Tag>
      ))}
    </div>
  );
}
