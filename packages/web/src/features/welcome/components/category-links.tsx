import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { categoryIds, type CategoryId } from '@wl/world/casino/categories';
import { categoryWords } from '../category-words.ts';
import s from './category-links.module.css';

/** Shows a row of links to the four categories, and marks the current category. */
export function CategoryLinks({ open }: { open?: CategoryId }) {
  const { t, i18n } = useLingui();
  return (
    <nav className={s.links} aria-label={t`Types of games`}>
      {categoryIds.map((category) => (
        <Link
          key={category}
          to={`/${category}`}
          {...(category === open && { 'aria-current': 'page' })}
        >
          {i18n._(categoryWords[category].name)}
        </Link>
      ))}
    </nav>
  );
}
