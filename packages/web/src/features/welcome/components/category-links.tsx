import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { gameCategories, type GameCategory } from '@wl/world/house/public-pages';
import { categoryWords } from '../category-words.ts';
import s from './category-links.module.css';

/** The four categories side by side; the one that is open is marked. */
export function CategoryLinks({ open }: { open?: GameCategory }) {
  const { t, i18n } = useLingui();
  return (
    <nav className={s.links} aria-label={t`Kinds of games`}>
      {gameCategories.map((category) => (
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
