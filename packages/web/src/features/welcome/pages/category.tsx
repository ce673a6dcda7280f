import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { prerenderedCategories } from '@wl/world/casino/categories';
import { teasers } from 'virtual:game-teasers';
import { games } from 'virtual:site-facts';
import { CategoryLinks } from '../components/category-links.tsx';
import { GameTeaser } from '../components/game-teaser.tsx';
import { categoryWords } from '../category-words.ts';
import s from './category.module.css';

/**
 * Shows the games of a category to visitors, at `/video`, `/classic` and `/table`. These pages are prerendered, so they
 * must not call the server.
 */
export default function Category() {
  const { i18n } = useLingui();
  const params: unknown = useParams({ strict: false });
  const wanted = (params as { game_category?: string }).game_category;
  const category = prerenderedCategories.find((one) => one === wanted) ?? 'video';
  const words = categoryWords[category];
  const shown = games.filter((game) => game.category === category);
  return (
    <main className={s.page}>
      <header className={s.head}>
        <h1 className="poster">{i18n._(words.name)}</h1>
        <p>{i18n._(words.line)}</p>
        <CategoryLinks open={category} />
      </header>
      <div className={s.games}>
        {shown.map((game) => {
          const teaser = teasers[game.slug];
          return teaser && <GameTeaser key={game.slug} game={game} teaser={teaser} />;
        })}
      </div>
      <div className={s.join}>
        <Link to="/acquire-passport" className={buttonClass({ size: 'large' })}>
          <Trans>Acquire your passport</Trans>
        </Link>
        <Link to="/fair-play" className={buttonClass({ variant: 'quiet' })}>
          <Trans>How we prove fairness</Trans>
        </Link>
      </div>
    </main>
  );
}
